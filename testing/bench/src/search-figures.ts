import { createProvider, type Provider } from '@dijla/provider';
import type { Connection } from '@dijla/provider/database';
import { loggerOf } from '@dijla/provider/logger';
import type { Table } from './bench.ts';
import { searchPath, type WireRequest } from './catalogue/wire-search.ts';

const rounds = 200;
const warmUp = 40;

const listed: WireRequest['_appliedFilters'] = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];
const facets: WireRequest['_availableFilters'] = [{ field: '*', scope: 'catalog', options: { size: 1000 } }];

/** Every text is asked in turn, so that none is answered from what the one before left. */
const texts = {
  one: ['قميص', 'عطر', 'ثلاجة', 'سماعة', 'shirt', 'tea', 'lamp', 'phone'],
  several: ['قميص احمر', 'شاحن سريع', 'عطر نسائي', 'red shirt', 'coffee machine', 'office chair'],
  misspelt: ['headphnes', 'kettel', 'خلاظ', 'refrigirator', 'qamees', 'شامبوو'],
  first: ['ق', 's', 'م', 'c', 'ش', 'b'],
  two: ['قم', 'sh', 'مك', 'co', 'شا', 'bl'],
  four: ['قميص', 'shir', 'مكيف', 'coff', 'شاحن', 'blen'],
} as const;

const resultsPath = (text: string): string =>
  searchPath({
    index: 'iq_catalog_ar',
    request: { _searchText: text, _appliedFilters: listed, _availableFilters: facets },
    size: 24,
  });
const suggestionsPath = (text: string): string =>
  `/api/ext/dijla/suggestions?${new URLSearchParams({ term: text, storeCode: 'ar' }).toString()}`;

const kinds: readonly [name: string, texts: readonly string[], path: (text: string) => string][] = [
  ['results with facets, one word', texts.one, resultsPath],
  ['results with facets, several words', texts.several, resultsPath],
  ['results with facets, misspelt', texts.misspelt, resultsPath],
  ['suggestions, one letter', texts.first, suggestionsPath],
  ['suggestions, two letters', texts.two, suggestionsPath],
  ['suggestions, four letters', texts.four, suggestionsPath],
];

/** Returns what an act gives, and the CPU that it takes in milliseconds. */
const withCpu = async <Given>(act: () => Promise<Given>): Promise<{ given: Given; ms: number }> => {
  const before = process.cpuUsage();
  const given = await act();
  const { user, system } = process.cpuUsage(before);
  return { given, ms: (user + system) / 1000 };
};

const ask = async (provider: Provider, path: string): Promise<void> => {
  const answer = await provider.fetch(new Request(`http://shop.test${path}`), { inProcess: true });
  if (answer.status !== 200) throw new Error(`A search answers ${answer.status}`);
  await answer.arrayBuffer();
};

const started = async (connection: Connection, folder: string): Promise<Provider> => {
  const provider = await createProvider({
    connection,
    logger: loggerOf('error'),
    now: Date.now,
    pictureFolders: [],
    pictureCache: folder,
    trustedProxies: [],
    rateLimits: false,
    secureCookies: false,
  });
  await ask(provider, resultsPath('شاي'));
  return provider;
};

const callRows = async (provider: Provider): Promise<[string, string][]> => {
  const rows: [string, string][] = [];
  for (const [name, of, path] of kinds) {
    const asked = async (times: number): Promise<void> => {
      for (let round = 0; round < times; round += 1) await ask(provider, path(of[round % of.length] ?? ''));
    };
    await asked(warmUp);
    const { ms } = await withCpu(() => asked(rounds));
    rows.push([name, (ms / rounds).toFixed(2)]);
  }
  return rows;
};

/** Returns the CPU that searches and suggestions of a catalog take, with what their index takes to build. */
export const manySearches = async (connection: Connection, folder: string): Promise<Table> => {
  const memoryBefore = process.memoryUsage().rss;
  const startedAt = performance.now();
  const { given: provider, ms: buildMs } = await withCpu(() => started(connection, folder));
  const builtMs = performance.now() - startedAt;
  try {
    const rows = await callRows(provider);
    const megabytes = (process.memoryUsage().rss - memoryBefore) / 2 ** 20;
    return {
      title: 'Searches of 50,000 products, whole calls in process',
      rows: [
        ['call', 'CPU ms'],
        ...rows,
        ['built and answering, CPU s', (buildMs / 1000).toFixed(1)],
        ['built and answering, s', (builtMs / 1000).toFixed(1)],
        ['memory of the process, MB more', megabytes.toFixed(0)],
      ],
    };
  } finally {
    await provider.close();
  }
};
