import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProvider, type Provider } from '@dijla/provider';
import { loggerOf } from '@dijla/provider/logger';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { testSettings } from '@dijla/test-kit/test-settings';
import { afterAll, describe, expect, it } from 'vitest';
import { importCatalog } from './command/import-catalog.ts';
import { formats } from './formats.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dijla-searched-'));
const running: Provider[] = [];
afterAll(async () => {
  for (const provider of running) await provider.close();
  rmSync(folder, { recursive: true });
});

/** The Magento sample catalog is never copied into the repository; fixtures of its form stand in for it. */
const luma = at('../../../../shared/data/luma/fixtures');
const shops = [
  { name: 'magento', format: 'magento-csv', from: existsSync(luma) ? luma : at('../fixtures/shop') },
  { name: 'shopify', format: 'table', from: at('../fixtures/shops/shopify/products_export.csv') },
  { name: 'woocommerce', format: 'table', from: at('../fixtures/shops/woocommerce/wc-product-export.csv') },
] as const;

const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [0, 1] } },
];

type Hit = { id: number; nm: string };
const search = async (provider: Provider, text: string, size = 5): Promise<Hit[]> => {
  const query = new URLSearchParams({
    size: String(size),
    from: '0',
    request_format: 'search-query',
    response_format: 'compact',
    request: JSON.stringify({ _searchText: text, _appliedFilters: listed }),
  });
  const path = `/api/catalog/iq_catalog_en/product/_search?${query.toString()}`;
  const answer = await provider.fetch(new Request(`http://shop.test${path}`), { inProcess: true });
  return ((await answer.json()) as { hits: Hit[] }).hits;
};

const longest = (name: string): string =>
  (name.match(/[\p{L}\p{M}]+/gu) ?? []).reduce((most, word) => (word.length > most.length ? word : most), '');

/** What is typed for a name: in any case, by some of its words, with a letter left out, with words as one. */
const typings: Readonly<Record<string, (name: string) => string | undefined>> = {
  'the name': (name) => name,
  'in capitals': (name) => name.toUpperCase(),
  'its last words': (name) => name.split(/\s+/u).slice(-2).join(' '),
  'its words in another order': (name) => name.split(/\s+/u).toReversed().join(' '),
  'a letter left out': (name) => {
    const word = longest(name);
    const middle = Math.ceil(word.length / 2);
    return word.length < 6
      ? undefined
      : name.replace(word, `${word.slice(0, middle)}${word.slice(middle + 1)}`);
  },
  'the beginning of a word': (name) => {
    const word = longest(name);
    return word.length < 6 ? undefined : name.replace(word, word.slice(0, -2));
  },
};

const providerOf = async (shop: (typeof shops)[number]): Promise<Provider> => {
  const connection = await testDatabase();
  const result = await importCatalog(connection, {
    name: shop.format,
    format: formats[shop.format],
    from: shop.from,
    shelves: [join(folder, shop.name)],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.data));
  const provider = await createProvider({
    connection,
    settings: testSettings(),
    logger: loggerOf('fatal'),
    now: Date.now,
    pictureFolders: [],
    pictureCache: join(folder, `${shop.name}-cache`),
    trustedProxies: [],
    rateLimits: false,
    secureCookies: false,
  });
  running.push(provider);
  return provider;
};

/** A typing may fit other products as well, and names repeat: one of that name among the first five will do. */
const share = 0.95;

describe('searches of shops that nobody tuned words for', () => {
  it.each(shops)(
    'find what a product of $name is called, however it is typed',
    async (shop) => {
      const provider = await providerOf(shop);
      const products = (await search(provider, '', 200)).filter(({ nm }) => nm !== '');
      expect(products.length).toBeGreaterThan(1);
      const missed: string[] = [];
      let asked = 0;
      for (const [typing, typed] of Object.entries(typings))
        for (const { nm } of products) {
          const text = typed(nm);
          if (text === undefined) continue;
          asked += 1;
          const hits = await search(provider, text);
          if (!hits.some((hit) => hit.nm === nm)) missed.push(`${typing}: ${text}`);
        }
      expect(missed.slice(Math.floor(asked * (1 - share)))).toEqual([]);
    },
    180_000,
  );
});
