import { describe, expect, it } from 'vitest';
import type { CatalogQuery, WireDocument } from '../../provider-client/catalog-source.ts';
import { testSource } from '../../provider-client/test-source.ts';
import { loadCrossSells } from './load-cross-sells.lazy.ts';

const link = (linked_product_sku: string, link_type: string, position: number) => ({
  sku: 'TEE',
  link_type,
  linked_product_sku,
  linked_product_type: 'simple',
  position,
});
const documents: WireDocument[] = [
  {
    sku: 'TEE',
    product_links: [link('SOCKS', 'crosssell', 2), link('CAP', 'crosssell', 1), link('SHIRT', 'related', 1)],
  },
  { sku: 'MUG', product_links: [link('TEE', 'crosssell', 1)] },
  ...['CAP', 'SOCKS', 'TEA'].map((sku) => ({
    sku,
    id: 1,
    name: sku,
    status: 1,
    visibility: 4,
    price_incl_tax: 5,
  })),
];

const skusIn = ({ request }: CatalogQuery): unknown => request._appliedFilters?.[0]?.value;
const shop = (recommended: readonly string[]) =>
  testSource({
    search: async (_, query) => {
      const { in: asked = [] } = skusIn(query) as { in?: string[] };
      const hits = documents.filter(({ sku }) => asked.some((wanted) => wanted === sku));
      return { hits, total: hits.length } as never;
    },
    read: async () =>
      ({
        result: { items: recommended.map((sku) => ({ sku })), total_count: recommended.length },
        meta: undefined,
      }) as never,
  });
const skusOf = async (...asked: Parameters<typeof loadCrossSells>) =>
  (await loadCrossSells(...asked)).map(({ sku }) => sku);

describe('loadCrossSells', () => {
  it('has what the owner linked first, in her order, then what was bought with it', async () =>
    expect(await skusOf(shop(['TEA', 'CAP']), ['TEE'])).toEqual(['CAP', 'SOCKS', 'TEA']));

  it('has nothing that is in the cart', async () =>
    expect(await skusOf(shop(['MUG', 'TEA']), ['MUG', 'TEE'])).toEqual(['CAP', 'SOCKS', 'TEA']));

  it('has what the owner linked where nobody says what was bought', async () =>
    expect(await skusOf({ ...shop([]), read: () => Promise.reject(new Error('down')) }, ['TEE'])).toEqual([
      'CAP',
      'SOCKS',
    ]));

  it('is nothing for goods nothing goes with', async () =>
    expect(await skusOf(shop([]), ['MUG', 'TEE', 'CAP', 'SOCKS'])).toEqual([]));
});
