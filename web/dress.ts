/** How the client is cut into files, and what is laid beside them: compressed copies, and the list of what each page needs, so that the server can name it in the page. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin, Rollup } from 'vite';

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null; getModuleIds: () => IterableIterator<string> };

/** What every page has. */
const HOUSE = 'house';
/** The file behind each first part of an address. */
const PAGES = { '/': 'Home', '/t': 'TablePage', '/replay': 'ReplayPage', '/rules': 'RulesPage', '/learn': 'LearnPage' };
/** What a game provides to its table. */
const DRAWN = /\/games\/(\w+)\/web\/(?:(?:Board|Mine|Rival|Chip)\.svelte|table\.ts)$/;
const WORDS = /\/(?:words|web|games\/_?(\w+)(?:\/lesson)?)\/text\/([a-z]{2})(?:-[a-z]+)?\.ftl/;
const MOST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Everything a module needs before it can run. */
function needs(root: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(root)) return found;
  found.add(root);
  for (const id of graph.getModuleInfo(root)?.importedIds ?? []) needs(id, graph, found);
  return found;
}

/** Few files make a quick first draw: one for every page, one for a table, one for each game that is drawn, one for each language of each of them. */
export function cut(): (id: string, graph: Graph) => string | undefined {
  let owners: Map<string, Set<string>> | null = null;

  function look(graph: Graph): Map<string, Set<string>> {
    const own = new Map<string, Set<string>>();
    const claim = (owner: string, root: string) => needs(root, graph).forEach((id) => own.set(id, (own.get(id) ?? new Set()).add(owner)));
    for (const id of graph.getModuleIds()) {
      const game = DRAWN.exec(id);
      if (id.endsWith('/web/index.html')) claim(HOUSE, id);
      else if (id.endsWith('/src/pages/TablePage.svelte')) claim('table', id);
      else if (game) claim(game[1], id);
    }
    return own;
  }

  return (id, graph) => {
    const words = WORDS.exec(id);
    if (words) return `${words[1] ?? 'words'}-${words[2]}`;
    owners ??= look(graph);
    const own = owners.get(id);
    if (own?.has(HOUSE)) return HOUSE;
    if (own?.has('table')) return 'table';
    return own?.size === 1 ? [...own][0] : undefined;
  };
}

/** The files of a chunk with those it needs, styles included, without what every page has. */
function filesOf(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle, found = new Set<string>()): Set<string> {
  if (chunk.isEntry || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === 'chunk') filesOf(other, bundle, found);
  }
  return found;
}

/** Writes `needs.json`: fonts, and the files of every page, game and language. Then a copy of each file in gzip and in brotli, where that is shorter. */
export function dress(): Plugin {
  return {
    name: 'dress',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const list: Record<string, string[]> = { fonts: Object.keys(bundle).filter((name) => name.endsWith('.woff2')) };
      for (const [path, page] of Object.entries(PAGES)) {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/pages/${page}.svelte`)));
        if (chunk) list[path] = [...filesOf(chunk, bundle)];
      }
      for (const chunk of chunks) {
        const drawn = chunk.moduleIds.some((id) => DRAWN.test(id));
        if (drawn || chunk.moduleIds.some((id) => WORDS.test(id))) list[chunk.name] = [...filesOf(chunk, bundle)];
      }
      this.emitFile({ type: 'asset', fileName: 'needs.json', source: JSON.stringify(list) });
    },
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const file = join(dir!, name);
        const plain = readFileSync(file);
        for (const [ending, short] of [['gz', gzipSync(plain, { level: 9 })], ['br', brotliCompressSync(plain, MOST)]] as const) {
          if (short.length < plain.length) writeFileSync(`${file}.${ending}`, short);
        }
      }
    },
  };
}
