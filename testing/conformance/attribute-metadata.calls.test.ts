import type { AttributeDocument, ProductDocument } from '@dijla/contract/client';
import { attributeDocument } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { fieldLists } from './vsf-field-lists.ts';
import { type Asked, defaultSearch, type Found, searchUrl, vsfSearch } from './vsf-search.ts';

const { url } = await providerOverHttp();
const adapters = [
  ['api', defaultSearch(url)],
  ['api-search-query', vsfSearch(url)],
] as const;

const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];
const bySku = (sku: string) => [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }];
const available = ['color', 'size', 'price', 'erin_recommends'].map((field) => ({
  field,
  scope: 'catalog',
  options: { size: 10 },
}));
const labelled = (
  attributes: readonly AttributeDocument[],
  code: string,
  value: unknown,
): string | undefined =>
  attributes
    .find(({ attribute_code }) => attribute_code === code)
    ?.options.find((option) => option.value === String(value))?.label;
const definitionsIn = (found: Found): AttributeDocument[] =>
  ((found as { attribute_metadata?: unknown[] }).attribute_metadata ?? []).map((each) =>
    attributeDocument.parse(each),
  );

describe.each(adapters)('with loadByAttributeMetadata and the adapter %s', (_, search) => {
  const listing = (more: Asked = {}) =>
    search({
      index: 'iq_catalog_ar',
      size: 20,
      ...fieldLists.productList,
      ...more,
      request: { _appliedFilters: listed, _availableFilters: available },
    });

  it('W4: a listing brings the definitions of what it counts, so that every filter has a label', async () => {
    const found = await listing();
    const definitions = definitionsIn(found);
    expect(definitions.map(({ attribute_code }) => attribute_code).toSorted()).toEqual(
      expect.arrayContaining(['color', 'size']),
    );
    for (const code of ['color', 'size', 'erin_recommends']) {
      const keys = [`agg_terms_${code}`, `agg_terms_${code}_options`]
        .flatMap((name) => found.aggregations?.[name]?.buckets ?? [])
        .map(({ key }) => key);
      expect(keys.length).toBeGreaterThan(0);
      expect(
        keys.map((key) => labelled(definitions, code, key)).filter((label) => label === undefined),
      ).toEqual([]);
      expect(definitions.find(({ attribute_code }) => attribute_code === code)?.options.length).toBe(
        new Set(keys.map(String)).size,
      );
    }
  });

  it('W4: a product page brings the definitions of what the product and its variants have, and no other options', async () => {
    for (const [index, black] of [
      ['iq_catalog_en', 'Black'],
      ['iq_catalog_ar', 'أسود'],
    ] as const) {
      const {
        hits: [tee],
      } = await search({
        index,
        size: 1,
        exclude: ['sgn', '*.sgn'],
        request: { _appliedFilters: bySku('DJ-TEE') },
      });
      const product = tee as unknown as ProductDocument & { attributes_metadata: AttributeDocument[] };
      const definitions = product.attributes_metadata.map((each) => attributeDocument.parse(each));
      const colors = (product.configurable_children ?? []).map(({ color }) =>
        labelled(definitions, 'color', color),
      );
      expect([new Set(colors).has(black), new Set(colors).has(undefined)]).toEqual([true, false]);
      expect(definitions.find(({ attribute_code }) => attribute_code === 'color')?.options.length).toBe(
        new Set(colors).size,
      );
      expect(
        definitions.every(
          ({ attribute_code }) =>
            attribute_code in product ||
            (product.configurable_children ?? []).some((child) => attribute_code in child),
        ),
      ).toBe(true);
    }
  });

  it('W4: documents carry no definitions where a list of fields does not name them, or leaves them out', async () => {
    const carrying = async (lists: Asked) =>
      (await search({ size: 1, ...lists, request: { _appliedFilters: bySku('DJ-TEE') } })).hits.filter(
        (hit) => 'attributes_metadata' in hit,
      ).length;
    expect([
      await carrying(fieldLists.productList),
      await carrying({ exclude: ['attributes_metadata'] }),
      await carrying({ exclude: ['*'] }),
      await carrying({ include: ['sku', 'attributes_metadata'] }),
    ]).toEqual([0, 0, 0, 1]);
  });

  it('W4: whoever counts nothing gets no definitions', async () => {
    expect(
      definitionsIn(
        await search({ size: 2, ...fieldLists.productList, request: { _appliedFilters: listed } }),
      ),
    ).toEqual([]);
  });
});

describe('an answer with definitions', () => {
  it('W4: is the same in pieces and whole, from the index and by text', async () => {
    const search = vsfSearch(url);
    const asked = (size: number, from: number, text: string) =>
      search({
        size,
        from,
        sort: 'id:asc',
        request: { _appliedFilters: listed, _availableFilters: available, _searchText: text },
      });
    for (const text of ['', 'dj']) {
      const whole = await asked(40, 0, text);
      expect([...(await asked(20, 0, text)).hits, ...(await asked(20, 20, text)).hits]).toEqual(whole.hits);
    }
  });

  it('W4: brings to the facet of all attributes what it brought before', async () => {
    const every = {
      _appliedFilters: listed,
      _availableFilters: [{ field: '*', scope: 'catalog', options: { size: 10 } }],
    };
    const found = await Promise.all(
      [fieldLists.productList, { exclude: ['nothing'] }].map(async (lists) =>
        definitionsIn(
          (await (await fetch(searchUrl(url, { size: 1, ...lists, request: every }))).json()) as Found,
        ),
      ),
    );
    expect(found[0]?.length).toBeGreaterThan(2);
    expect(found[1]).toEqual(found[0]);
  });
});
