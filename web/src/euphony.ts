/** What changes where a name meets the word before it: French "d’Anne", Spanish "María e Inés", Italian "Anna ed Elena"; and names written from right to left.
 *
 * The same as `walpurgis/words/euphony.py`; one table of examples (tests/words/euphony.json) holds both.
 */

const VOWEL = 'aàâäáæeéèêëiîïíoôöóœuùûüú';
/** What may stand between the short word and the name: marks by which a page finds names again, and the sign that sets a name apart. */
const MARKS = '[\\u2068\\ue000-\\uf8ff]*';

/** For each language: a short word before a name that needs another form of it, and that form. A single letter, as in a space of a board, is not a name. */
const BEFORE_NAMES: Record<string, [RegExp, string][]> = {
  fr: [[shortWord('([Dd]|[Qq]u)e', `(?!(?:onze|oui|un)(?!\\p{L}))[${VOWEL}${VOWEL.toUpperCase()}]\\p{L}`), '$1’']],
  es: [
    [shortWord('y', '[Hh]?[IiÍí](?![aeoáéó])\\p{L}'), 'e '],
    [shortWord('o', '[Hh]?[OoÓó]\\p{L}'), 'u '],
  ],
  it: [[shortWord('e', '[EeÈèÉé]\\p{L}'), 'ed ']],
};

function shortWord(word: string, before: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])${word} (?=${MARKS}${before})`, 'gu');
}

/** The sentence with the right short words before names. */
export function wellSounding(text: string, language: string): string {
  return (BEFORE_NAMES[language] ?? []).reduce((mended, [shortWord, form]) => mended.replace(shortWord, form), text);
}

/** A name that is written from right to left keeps its signs to itself, so that the numbers after it stay where they are. */
export function isolated(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(name) ? `\u2068${name}\u2069` : name;
}
