import { storeViews } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import type { CatalogQuery, CatalogSource } from '../../provider-client/catalog-source.ts';
import { productsByCode } from './products-by-code.ts';
import { aKit, aPart, aRing } from './test-choices.ts';

const blackTee = { ...aPart('TEE-BLACK', 15_000, { image: '/black.webp' }), color: 49 };
const tee = aPart('TEE', 0, {
  type_id: 'configurable',
  prices: [],
  configurable_options: [
    {
      id: 1,
      product_id: 1,
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Color',
      position: 1,
      values: [{ value_index: 49, label: 'Black' }],
    },
  ],
  configurable_children: [blackTee],
});
const soldOut = aPart('GONE', 5000, {
  stock: { product_id: 1, qty: 0, is_in_stock: false, manage_stock: true, min_sale_qty: 1, max_sale_qty: 10 },
});
const few = aPart('FEW', 5000, {
  stock: { product_id: 1, qty: 3, is_in_stock: true, manage_stock: true, min_sale_qty: 1, max_sale_qty: 10 },
});
const bySku = [aPart('MUG', 8_000), soldOut, few, tee, { ...aRing }, aKit];

/** A catalog that answers a filter of codes as the provider does: letter by letter. */
const source = {
  store: storeViews.en,
  search: async (_entity: string, { request }: CatalogQuery) => {
    const [filter] = request._appliedFilters ?? [];
    const value = filter?.value as { in: string[] } | undefined;
    const wanted = new Set(value?.in);
    const hits =
      filter?.attribute === 'sku'
        ? bySku.filter(({ sku }) => wanted.has(sku ?? ''))
        : [tee].filter(() => wanted.has('TEE-BLACK'));
    return { hits, total: hits.length };
  },
} as unknown as CatalogSource;

const found = (code: string, qty: number) => productsByCode(source, [{ code, qty }]).then(([only]) => only);

describe('products by their codes', () => {
  it('are added as often as is written', async () => {
    expect(await found('MUG', 3)).toMatchObject({
      qty: 3,
      isFewer: false,
      problem: null,
      product: { name: 'MUG name' },
      addition: { sku: 'MUG', parent_sku: 'MUG', qty: 3 },
    });
  });

  it('are found in whatever letters they are written', async () => {
    expect((await found('mug', 1))?.addition?.sku).toBe('MUG');
  });

  it('are variants with their choice, where the code is that of a variant', async () => {
    expect(await found('tee-black', 2)).toMatchObject({
      addition: {
        sku: 'TEE-BLACK',
        parent_sku: 'TEE',
        product_option: {
          extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 49 }] },
        },
      },
    });
  });

  it('come in as many as are left', async () => {
    expect(await found('FEW', 50)).toMatchObject({ qty: 3, isFewer: true, addition: { qty: 3 } });
  });

  it.each([
    ['NOTHING', 'unknown'],
    ['GONE', 'out-of-stock'],
    ['TEE', 'choose'],
    ['RING', 'choose'],
    ['KIT', 'choose'],
  ])('are not added where something stands in the way: %s is %s', async (code, problem) => {
    expect(await found(code, 1)).toMatchObject({ problem, addition: null });
  });
});
