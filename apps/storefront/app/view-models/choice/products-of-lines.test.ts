import type { SearchAnswer } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import type { CatalogQuery, CatalogSource, WireDocument } from '../../provider-client/catalog-source.ts';
import { storeViews } from '@dijla/contract/store-views';
import type { WantedProduct } from '@dijla/device/cart/lines/line-product';
import { productOfLines } from './products-of-lines.ts';
import { aPart, aRing } from './test-choices.ts';

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
      label: 'Colour',
      position: 1,
      values: [{ value_index: 49, label: 'Black' }],
    },
  ],
  configurable_children: [blackTee],
});
const shelf: Record<string, readonly object[]> = {
  sku: [aPart('MUG', 8_000), { ...aRing }],
  'configurable_children.sku': [tee],
};

/** Creates a catalog with a few products that records its requests. */
const aCatalog = () => {
  const asked: unknown[] = [];
  const search = async (_entity: string, { request }: CatalogQuery): Promise<SearchAnswer<WireDocument>> => {
    const [filter] = request._appliedFilters ?? [];
    asked.push([filter?.attribute, filter?.value]);
    return {
      hits: (shelf[filter?.attribute ?? ''] ?? []).map((document) => ({ ...document, _score: null })),
      total: 1,
    } as SearchAnswer<WireDocument>;
  };
  return { asked, source: { store: storeViews.ar, search } as unknown as CatalogSource };
};

const black = {
  extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 49 }] },
};
const engraved = { extension_attributes: { custom_options: [{ option_id: 1, option_value: 'Noor' }] } };

const lines: WantedProduct[] = [
  { line_key: 'MUG', sku: 'MUG' },
  { line_key: 'TEE-BLACK', sku: 'TEE-BLACK', product_option: black },
  { line_key: 'ring', sku: 'RING', product_option: engraved },
  { line_key: 'GONE', sku: 'GONE' },
];

describe('goodsOfLines', () => {
  it('is what the catalogue says of each, a variant with its own picture and its choice, with no price where more was chosen', async () => {
    const { source } = aCatalog();
    const found = await productOfLines(source, lines);
    expect([...found.keys()].toSorted()).toEqual(['MUG', 'TEE-BLACK', 'ring']);
    expect(found.get('MUG')).toMatchObject({
      parent_sku: 'MUG',
      line: {
        name: 'MUG name',
        image: '/MUG.webp',
        url_path: 'mug',
        prices: [{ amount: 8_000 }],
        is_in_stock: true,
      },
    });
    expect(found.get('TEE-BLACK')).toMatchObject({
      parent_sku: 'TEE',
      line: {
        name: 'TEE name',
        image: '/black.webp',
        url_path: 'tee',
        options: [{ label: 'Colour', value: 'Black' }],
        prices: [{ amount: 15_000 }],
      },
    });
    expect(found.get('ring')).toMatchObject({
      parent_sku: 'RING',
      line: { image: '/RING.webp', prices: [] },
    });
  });

  it('asks for variants by their skus within a configurable and for the rest by their own, each once', async () => {
    const { asked, source } = aCatalog();
    await productOfLines(source, [...lines, { line_key: 'another ring', sku: 'RING' }]);
    expect(asked).toEqual([
      ['configurable_children.sku', { in: ['TEE-BLACK'] }],
      ['sku', { in: ['MUG', 'RING', 'GONE'] }],
    ]);
    expect(await productOfLines(source, [])).toEqual(new Map());
    expect(asked).toHaveLength(2);
  });
});
