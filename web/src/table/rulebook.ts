/** The numbered rulebook, read from its text: chapters, statements with their ids, and the prose and tables between them. */

export type Part =
  | { kind: 'rule'; id: string; text: Inline[] }
  | { kind: 'prose'; text: Inline[] }
  | { kind: 'item'; text: Inline[] }
  | { kind: 'heading'; text: Inline[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export interface Chapter {
  id: string;
  title: string;
  parts: Part[];
}

export interface Inline {
  text: string;
  style: 'plain' | 'strong' | 'em';
}

const RULE = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* (.+)$/;
const CHAPTER = /^## (\S+) (.+)$/;

/** Text with **strong** and *emphasised* words. */
export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((piece): Inline => {
      if (piece.startsWith('**') && piece.length > 4) return { text: piece.slice(2, -2), style: 'strong' };
      if (piece.startsWith('*') && piece.length > 2) return { text: piece.slice(1, -1), style: 'em' };
      return { text: piece, style: 'plain' };
    });
}

export const plainText = (text: Inline[]): string => text.map((piece) => piece.text).join('');

export function parse(text: string): Chapter[] {
  const chapters: Chapter[] = [{ id: '', title: '', parts: [] }];
  let rows: Inline[][][] = [];
  const here = () => chapters[chapters.length - 1];
  const close = () => {
    if (rows.length) here().parts.push({ kind: 'table', head: rows[0], rows: rows.slice(1) });
    rows = [];
  };
  for (const line of text.split('\n').map((line) => line.trimEnd())) {
    if (line.startsWith('|')) {
      const cells = line.slice(1, -1).split('|').map((cell) => cell.trim());
      if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(cells.map(inline));
      continue;
    }
    close();
    const chapter = CHAPTER.exec(line);
    const rule = RULE.exec(line);
    if (chapter) chapters.push({ id: chapter[1], title: chapter[2], parts: [] });
    else if (rule) here().parts.push({ kind: 'rule', id: rule[1], text: inline(rule[2]) });
    else if (line.startsWith('# ')) here().title = line.slice(2);
    else if (line.startsWith('#')) here().parts.push({ kind: 'heading', text: inline(line.replace(/^#+ /, '')) });
    else if (line.startsWith('- ')) here().parts.push({ kind: 'item', text: inline(line.slice(2)) });
    else if (line) here().parts.push({ kind: 'prose', text: inline(line) });
  }
  close();
  return chapters;
}

/** The sentence of one rule. */
export function ruleIn(chapters: Chapter[], id: string): Inline[] | null {
  for (const chapter of chapters) for (const part of chapter.parts) if (part.kind === 'rule' && part.id === id) return part.text;
  return null;
}

/** The chapters with only those parts that hold all the words. */
export function search(chapters: Chapter[], words: string): Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return chapters;
  const holds = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const wordsOf = (part: Part) =>
    part.kind === 'rule' ? `${part.id} ${plainText(part.text)}` : part.kind === 'table' ? [part.head, ...part.rows].flat().map(plainText).join(' ') : plainText(part.text);
  return chapters
    .map((chapter) => ({ ...chapter, parts: holds(`${chapter.id} ${chapter.title}`) ? chapter.parts : chapter.parts.filter((part) => holds(wordsOf(part))) }))
    .filter((chapter) => chapter.parts.length);
}
