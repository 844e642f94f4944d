import { createProvider, type Provider } from '@dijla/provider';
import type { Connection } from '@dijla/provider/database';
import { loggerOf } from '@dijla/provider/logger';
import type { Table } from './bench.ts';
import { searchPath } from './catalogue/wire-search.ts';

const rounds = 200;
const warmUp = 40;

const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];
const facets = [{ field: '*', scope: 'catalog', options: {} }];

/** Every text is asked in turn, so that none is answered from what the one before left. */
const texts: Readonly<Record<string, readonly string[]>> = {
  one: ['قميص', 'عطر', 'ثلاجة', 'سماعة', 'shirt', 'tea', 'lamp', 'phone'],
  several: ['قميص احمر', 'شاحن سريع', 'عطر نسائي', 'red shirt', 'coffee machine', 'office chair'],
  misspelt: ['headphnes', 'kettel', 'خلاظ', 'refrigirator', 'qamees', 'شامبوو'],
  first: ['ق', 's', 'م', 'c', 'ش', 'b'],
  two: ['قم', 'sh', 'مك', 'co', 'شا', 'bl'],
  four: ['قميص', 'shir', 'مكيف', 'coff', 'شاحن', 'blen'],
};

const resultsPath = (text: string): string =>
  searchPath({
    index: 'iq_catalog_ar',
    request: { _searchText: text, _appliedFilters: listed, _availableFilters: facets } as never,
    size: 24,
  });
const suggestionsPath = (text: string): string =>
  `/api/ext/dijla/suggestions?${new URLSearchParams({ term: text, storeCode: 'ar' }).toString()}`;

const kinds: readonly [name: string, texts: readonly string[], path: (text: string) => string][] = [
  ['results with facets, one word', texts['one'] ?? [], resultsPath],
  ['results with facets, several words', texts['several'] ?? [], resultsPath],
  ['results with facets, misspelt', texts['misspelt'] ?? [], resultsPath],
  ['suggestions, one letter', texts['first'] ?? [], suggestionsPath],
  ['suggestions, two letters', texts['two'] ?? [], suggestionsPath],
  ['suggestions, four letters', texts['four'] ?? [], suggestionsPath],
];

const cpuMs = async (act: () => Promise<void>): Promise<number> => {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const ask = async (provider: Provider, path: string): Promise<void> => {
  const answer = await provider.fetch(new Request(`http://shop.test${path}`), { inProcess: true });
  if (answer.status !== 200) throw new Error(`A search answers ${answer.status}`);
  await answer.arrayBuffer();
};

/** Returns the CPU that searches and suggestions of a catalog take, with what their index takes to build. */
export const manySearches = async (connection: Connection, folder: string): Promise<Table> => {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const startedAt = performance.now();
  let provider: Provider | undefined;
  const buildCpu = await cpuMs(async () => {
    provider = await createProvider({
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
  });
  const built = provider as unknown as Provider;
  const buildMs = performance.now() - startedAt;
  try {
    const rows: (string | number)[][] = [];
    for (const [name, of, path] of kinds) {
      const rounded = async (times: number): Promise<void> => {
        for (let round = 0; round < times; round += 1) await ask(built, path(of[round % of.length] ?? ''));
      };
      await rounded(warmUp);
      rows.push([name, ((await cpuMs(() => rounded(rounds))) / rounds).toFixed(2)]);
    }
    const mb = ((process.memoryUsage().rss - before) / 2 ** 20).toFixed(0);
    return {
      title: 'Searches of 50,000 products, whole calls in process',
      rows: [
        ['call', 'CPU ms'],
        ...rows,
        ['built and answering, CPU s', (buildCpu / 1000).toFixed(1)],
        ['built and answering, s', (buildMs / 1000).toFixed(1)],
        ['memory of the process, MB more', mb],
      ],
    };
  } finally {
    await built.close();
  }
};
