import { engineQueryOf } from '@dijla/search-index/core/query/engine-query-of';
import type { Database } from '@dijla/provider/database';
import { loadStoreViews, storesOf } from '@dijla/provider/modules/store-views/store-views';
import { memoryEngine } from '@dijla/provider/read-model/engine/memory-engine';
import { readOwnersWords } from '@dijla/provider/modules/search-words/search-words';
import type { EngineQuery, SearchEngine } from '@dijla/search-index/core/search-engine';
import type { Table } from './bench.ts';
import { scaledMemory } from './catalogue/scaled-memory.ts';
import type { WireRequest } from './catalogue/wire-search.ts';

const rounds = 400;
const warmUp = 100;
const index = 'iq_catalog_ar';

const listed: NonNullable<WireRequest['_appliedFilters']> = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];
const facets: NonNullable<WireRequest['_availableFilters']> = [
  { field: '*', scope: 'catalog', options: { size: 1000 } },
];

/** Every text is asked in turn, so that none is answered from what the one before left. */
const texts = {
  one: ['قميص', 'عطر', 'ثلاجة', 'سماعة', 'shirt', 'tea', 'lamp', 'phone'],
  several: ['قميص احمر', 'شاحن سريع', 'عطر نسائي', 'red shirt', 'coffee machine', 'office chair'],
  misspelt: ['headphnes', 'kettel', 'خلاظ', 'refrigirator', 'qamees', 'شامبوو'],
  first: ['ق', 's', 'م', 'c', 'ش', 'b'],
  two: ['قم', 'sh', 'مك', 'co', 'شا', 'bl'],
  four: ['قميص', 'shir', 'مكيف', 'coff', 'شاحن', 'blen'],
} as const;

const resultsFor = (text: string): EngineQuery =>
  engineQueryOf(
    { _searchText: text, _appliedFilters: [...listed], _availableFilters: [...facets] },
    { from: undefined, size: '24', sort: undefined },
  );

type Ask = (engine: SearchEngine, text: string) => Promise<unknown>;
const results: Ask = async (engine, text) => {
  const { hits } = await engine.search(index, 'product', resultsFor(text));
  return hits.map(({ document }) => document);
};
const suggestions: Ask = (engine, text) =>
  engine.suggest(index, text, {
    limit: { words: 5, products: 0, categories: 0, brands: 3 },
    among: { product: resultsFor('').applied, category: [] },
  });

const kinds: readonly [name: string, texts: readonly string[], ask: Ask][] = [
  ['results with facets, one word', texts.one, results],
  ['results with facets, several words', texts.several, results],
  ['results with facets, misspelt', texts.misspelt, results],
  ['suggestions, one letter', texts.first, suggestions],
  ['suggestions, two letters', texts.two, suggestions],
  ['suggestions, four letters', texts.four, suggestions],
];

/** Returns what an act gives, and the CPU that it takes in milliseconds. */
const withCpu = async <Given>(act: () => Given | Promise<Given>): Promise<{ given: Given; ms: number }> => {
  const before = process.cpuUsage();
  const given = await act();
  const { user, system } = process.cpuUsage(before);
  return { given, ms: (user + system) / 1000 };
};

const callRows = async (engine: SearchEngine): Promise<[string, string][]> => {
  const rows: [string, string][] = [];
  for (const [name, of, ask] of kinds) {
    const asked = async (times: number): Promise<void> => {
      for (let round = 0; round < times; round += 1) await ask(engine, of[round % of.length] ?? '');
    };
    await asked(warmUp);
    const { ms } = await withCpu(() => asked(rounds));
    rows.push([name, (ms / rounds).toFixed(2)]);
  }
  return rows;
};

const megabytesNow = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 2 ** 20;
};

/**
 * Returns the CPU that searches and suggestions of many products take, and what their index takes to build from the
 * documents in memory. The database lists `listed` products, of which the many are made.
 */
export const manySearches = async (
  db: Database,
  { count, listed: there }: { count: number; listed: number },
): Promise<Table> => {
  const { memory, place } = await scaledMemory(db, storesOf(await loadStoreViews(db)).all, {
    count,
    listed: there,
  });
  const memoryBefore = megabytesNow();
  const { given: made, ms: buildMs } = await withCpu(() => {
    place();
    const built = memoryEngine(memory, { now: Date.now });
    built.refresh();
    built.complete();
    return built;
  });
  const memoryAfter = megabytesNow();
  await made.engine.apply({ words: await readOwnersWords(db) });
  const rows = await callRows(made.engine);
  const { total } = await made.engine.search(index, 'product', resultsFor(''));
  made.close();
  return {
    title: `Searches of ${total} listed products, in the engine`,
    rows: [
      ['call', 'CPU ms'],
      ...rows,
      ['documents packed and indexes built, CPU s', (buildMs / 1000).toFixed(1)],
      ['memory of both, MB', (memoryAfter - memoryBefore).toFixed(0)],
      ['memory of the process after all, MB', megabytesNow().toFixed(0)],
    ],
    note: 'Made in memory of 2,000 seeded products, each about 25 times, with the names of a demo of that size.',
  };
};
