import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributesOf, countsOf } from '../counts-of.ts';
import type { AppliedFilter, Document, EngineQuery, SortKey } from '../search-engine.ts';
import { scanEngineOf } from './scan-engine.ts';

const engineOver = (documents: readonly Document[]) =>
  scanEngineOf({
    documents: () => documents,
    priceSteps: () => [0, 50, 100, 150],
    compareNames: () => new Intl.Collator('en').compare,
    random: () => 0.5,
  });

const query = (changes: Partial<EngineQuery>): EngineQuery => ({
  applied: [],
  available: [],
  sort: [],
  text: '',
  from: 0,
  size: 50,
  ...changes,
});
const search = (documents: readonly Document[], changes: Partial<EngineQuery>) =>
  engineOver(documents).search('iq_catalog_en', 'product', query(changes));
const ids = async (documents: readonly Document[], changes: Partial<EngineQuery>) =>
  (await search(documents, changes)).hits.map(({ document }) => document['id']);

const byDefault = (attribute: string, value: unknown): AppliedFilter => ({
  attribute,
  value,
  scope: 'default',
});
const byFacet = (attribute: string, value: unknown): AppliedFilter => ({
  attribute,
  value,
  scope: 'catalog',
});

type Variant = { color: number; size: number; status?: number };
const simple = (id: number, members: Document = {}): Document => ({
  id,
  sku: `S${id}`,
  type_id: 'simple',
  name: `Simple ${id}`,
  final_price: id * 10,
  ...members,
});
const tee = (id: number, variants: readonly Variant[]): Document => ({
  id,
  sku: `T${id}`,
  type_id: 'configurable',
  name: `Tee ${id}`,
  final_price: id * 10,
  configurable_options: [{ attribute_code: 'color' }, { attribute_code: 'size' }],
  configurable_children: variants.map(({ color, size, status = 1 }, index) => ({
    id: id * 100 + index,
    sku: `T${id}-${color}-${size}`,
    color,
    size,
    status,
  })),
});

const [red, blue, medium, large] = [49, 50, 168, 169];
const catalog: Document[] = [
  simple(1, { color: red, category_ids: ['20'] }),
  simple(2, { color: blue, category_ids: ['21'] }),
  tee(3, [
    { color: red, size: medium },
    { color: blue, size: large },
  ]),
  tee(4, [
    { color: red, size: large },
    { color: blue, size: medium, status: 2 },
  ]),
  simple(16, { material: [7, 8] }),
];

describe('scanEngineOf', () => {
  it.each<[string, AppliedFilter[], number[]]>([
    ['no filter', [], [1, 2, 3, 4, 16]],
    ['a list element in any form', [byDefault('category_ids', { in: [20] })], [1]],
    ['a field of variants', [byDefault('configurable_children.sku', { eq: 'T3-49-168' })], [3]],
    ['filters together', [byDefault('color', { eq: red }), byDefault('category_ids', 20)], [1]],
    [
      'at least one of the or group, and the rest',
      [
        byDefault('color', { or: [red] }),
        byDefault('material', { or: [8] }),
        byDefault('id', { in: [1, 2, 3] }),
      ],
      [1],
    ],
    ['an or group of a range', [byDefault('id', { orGte: 16 }), byDefault('color', { or: [blue] })], [2, 16]],
    [
      'a facet: own value, or an enabled variant that has it',
      [byFacet('color', { in: [String(red)] })],
      [1, 3, 4],
    ],
    ['a facet: a disabled variant does not count', [byFacet('color', { in: [blue] })], [2, 3]],
    [
      'two facets are one variant that is both',
      [byFacet('color', { in: [red] }), byFacet('size', { in: [medium] })],
      [3],
    ],
    [
      'the price facet acts on the final price, bounds included',
      [byFacet('price', { gte: 20, lte: 40 })],
      [2, 3, 4],
    ],
    ['an empty facet is ignored', [byFacet('color', {})], [1, 2, 3, 4, 16]],
  ])('finds by %s', async (_, applied, expected) => {
    expect(await ids(catalog, { applied })).toEqual(expected);
  });

  it('leaves the own filter out of the counts of a facet', async () => {
    const aggregations = countsOf(
      await search(catalog, {
        applied: [byFacet('color', { in: [blue] })],
        available: [{ field: 'color', size: 1000 }],
      }),
    );
    expect(aggregations).toMatchObject({
      agg_terms_color: {
        buckets: [
          { key: red, doc_count: 1 },
          { key: blue, doc_count: 1 },
        ],
      },
      agg_terms_color_options: {
        buckets: [
          { key: red, doc_count: 2 },
          { key: blue, doc_count: 1 },
        ],
      },
    });
  });

  it('counts sizes of the variants of the chosen colour only', async () => {
    const aggregations = countsOf(
      await search(catalog, {
        applied: [byFacet('color', { in: [red] })],
        available: [{ field: 'size', size: 1000 }],
      }),
    );
    expect(aggregations?.['agg_terms_size_options']).toMatchObject({
      buckets: [
        { key: medium, doc_count: 1 },
        { key: large, doc_count: 1 },
      ],
    });
  });

  it('answers every price range, empty ones too, with keys of one decimal', async () => {
    const aggregations = countsOf(await search(catalog, { available: [{ field: 'price', size: 1000 }] }));
    expect(aggregations?.['agg_range_price']).toEqual({
      buckets: [
        { key: '0.0-50.0', from: 0, to: 50, doc_count: 4 },
        { key: '50.0-100.0', from: 50, to: 100, doc_count: 0 },
        { key: '100.0-150.0', from: 100, to: 150, doc_count: 0 },
        { key: '150.0-*', from: 150, doc_count: 1 },
      ],
    });
    expect(aggregations).toHaveProperty('agg_terms_price');
  });

  it('W1: counts prices in the ranges that a facet names, in order of their bounds', async () => {
    const ranges = [{ from: 150 }, { from: 0.5, to: 150 }, { to: 150 }, { from: 150, to: 0.5 }, {}];
    const aggregations = countsOf(
      await search(catalog, { available: [{ field: 'price', size: 1000, ranges }] }),
    );
    expect(aggregations?.['agg_range_price']).toEqual({
      buckets: [
        { key: '*-150.0', to: 150, doc_count: 4 },
        { key: '*-*', doc_count: 5 },
        { key: '0.5-150.0', from: 0.5, to: 150, doc_count: 4 },
        { key: '150.0-0.5', from: 150, to: 0.5, doc_count: 0 },
        { key: '150.0-*', from: 150, doc_count: 1 },
      ],
    });
  });

  it('tells how many are in the buckets left out', async () => {
    const aggregations = countsOf(await search(catalog, { available: [{ field: 'color', size: 1 }] }));
    expect(aggregations?.['agg_terms_color']).toEqual({
      doc_count_error_upper_bound: 0,
      sum_other_doc_count: 1,
      buckets: [{ key: red, doc_count: 1 }],
    });
  });

  it('judges a document and its variants once, however many facets are asked', async () => {
    const appearances = { options: 0, chosen: 0 };
    const watched = tee(1, [
      { color: red, size: medium },
      { color: blue, size: large },
    ]);
    const variants = (watched['configurable_children'] as Variant[]).map((variant) =>
      Object.defineProperty({ ...variant }, 'color', {
        enumerable: true,
        get: () => (appearances.chosen += 1),
      }),
    );
    Object.defineProperty(watched, 'configurable_options', {
      get: () => ((appearances.options += 1), [{ attribute_code: 'color' }, { attribute_code: 'size' }]),
    });
    const available = Array.from({ length: 30 }, (_, place) => ({ field: `facet${place}`, size: 10 }));
    Object.defineProperty(watched, 'configurable_children', { value: variants });
    await search([watched], { applied: [byFacet('color', [red]), byFacet('size', [medium])], available });
    expect(appearances).toEqual({ options: 1, chosen: 2 });
  });

  it('counts every filterable attribute that occurs, and tells which options do, whatever is chosen', async () => {
    const option = (value: number | string) => ({ value: String(value), label: `${value}` });
    const definitions: Document[] = [
      {
        id: 3,
        attribute_code: 'size',
        position: 2,
        is_filterable: true,
        options: [option(large), option(medium), option(170)],
      },
      {
        id: 2,
        attribute_code: 'color',
        position: 1,
        is_filterable: true,
        options: [option(red), option(blue)],
      },
      { id: 4, attribute_code: 'material', position: 3, is_filterable: false, options: [option(7)] },
      { id: 5, attribute_code: 'lens', position: 4, is_filterable: true, options: [option(9)] },
      { id: 6, attribute_code: 'new', position: 5, is_filterable: true, options: [option(1), option(0)] },
    ];
    const engine = scanEngineOf({
      documents: (_, entity) =>
        entity === 'attribute' ? definitions : [...catalog, simple(20, { new: true })],
      priceSteps: () => [0, 50],
      compareNames: () => new Intl.Collator('en').compare,
      random: () => 0.5,
    });
    const asked = query({
      available: [
        { field: '*', size: 10 },
        { field: 'color', size: 10 },
      ],
      applied: [byFacet('size', [medium])],
    });
    const found = await engine.search('iq_catalog_en', 'product', asked);
    const [attributes, aggregations] = [attributesOf(found), countsOf(found)];
    expect(
      attributes?.map(({ attribute_code: code, options }) => [
        code,
        (options as { value: string }[]).map(({ value }) => value),
      ]),
    ).toEqual([
      ['color', [String(red), String(blue)]],
      ['size', [String(large), String(medium)]],
      ['new', ['1']],
    ]);
    expect(Object.keys(aggregations ?? {})).toEqual([
      'agg_terms_color',
      'agg_terms_color_options',
      'agg_terms_size',
      'agg_terms_size_options',
      'agg_terms_new',
      'agg_terms_new_options',
    ]);
    expect(aggregations?.['agg_terms_color_options']?.buckets).toEqual([{ key: red, doc_count: 1 }]);
  });

  it('tells of the first hundred attributes, and of those that are filtered by', async () => {
    const definitions = Array.from({ length: 130 }, (_, place): Document => ({
      id: place,
      attribute_code: `a${place}`,
      position: place,
      is_filterable: true,
      options: [{ value: '1', label: 'One' }],
    }));
    const everything = simple(
      1,
      Object.fromEntries(definitions.map(({ attribute_code: code }) => [String(code), 1])),
    );
    const engine = scanEngineOf({
      documents: (_, entity) => (entity === 'attribute' ? definitions : [everything]),
      priceSteps: () => [0],
      compareNames: () => new Intl.Collator('en').compare,
      random: () => 0.5,
    });
    const told = async (applied: AppliedFilter[]) =>
      attributesOf(
        await engine.search(
          'iq_catalog_en',
          'product',
          query({ available: [{ field: '*', size: 10 }], applied }),
        ),
      )?.map(({ attribute_code: code }) => code);
    const first = definitions.slice(0, 100).map(({ attribute_code: code }) => code);
    expect([await told([]), await told([byFacet('a7', [1]), byFacet('a120', [2])])]).toEqual([
      first,
      [...first, 'a120'],
    ]);
  });

  it.each<[string, SortKey[], number[]]>([
    ['ascending', [{ field: 'final_price', descending: false }], [1, 2, 3, 4, 16]],
    ['descending', [{ field: 'final_price', descending: true }], [16, 4, 3, 2, 1]],
    ['by price means by final price', [{ field: 'price', descending: true }], [16, 4, 3, 2, 1]],
    ['missing values last either way', [{ field: 'color', descending: true }], [2, 1, 3, 4, 16]],
    [
      'missing values first where that is asked',
      [{ field: 'color', descending: true, missing: 'first' }],
      [3, 4, 16, 2, 1],
    ],
    ['equal values by id', [{ field: 'type_id', descending: true }], [1, 2, 16, 3, 4]],
  ])('sorts %s', async (_, sort, expected) => {
    expect(await ids(catalog, { sort })).toEqual(expected);
  });

  it.each<[string, Omit<SortKey, 'field'>, number[]]>([
    ['the least when it ascends', { descending: false }, [1, 2]],
    ['the greatest when it descends', { descending: true }, [1, 2]],
    ['the greatest where that is asked', { descending: false, mode: 'max' }, [2, 1]],
    ['the least where that is asked', { descending: true, mode: 'min' }, [2, 1]],
  ])('sorts by %s of several values (wire §7.5)', async (_, order, expected) => {
    expect(
      await ids([simple(1, { size: [5, 1, 9] }), simple(2, { size: [6, 2, 4] })], {
        sort: [{ field: 'size', ...order }],
      }),
    ).toEqual(expected);
  });

  it('scores what was found by text and not what was sorted', async () => {
    expect((await search(catalog, { text: 'tee' })).hits.map(({ score }) => score)).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
    expect(
      (await search(catalog, { text: 'tee', sort: [{ field: 'id', descending: false }] })).hits.map(
        ({ score }) => score,
      ),
    ).toEqual([null, null]);
  });

  it("finds a product first by its variant's exact sku", async () => {
    expect(await ids(catalog, { text: 't4-49-169' })).toEqual([4]);
  });

  it('folds Arabic letters in text and query', async () => {
    expect(await ids([simple(1, { name: 'قَميص أحمر' })], { text: 'قميص احمر' })).toEqual([1]);
  });
});

const anyCatalog = fc
  .array(
    fc.oneof(
      fc.record({
        kind: fc.constant('simple' as const),
        color: fc.integer({ min: 1, max: 3 }),
        size: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({
        kind: fc.constant('tee' as const),
        variants: fc.array(
          fc.record({
            color: fc.integer({ min: 1, max: 3 }),
            size: fc.integer({ min: 1, max: 3 }),
            status: fc.integer({ min: 1, max: 2 }),
          }),
          { maxLength: 4 },
        ),
      }),
    ),
    { maxLength: 30 },
  )
  .map((entries) =>
    entries.map((entry, index) =>
      entry.kind === 'simple'
        ? simple(index + 1, { color: entry.color, size: entry.size })
        : tee(index + 1, entry.variants),
    ),
  );
const choice = fc.subarray([1, 2, 3]);

/** Every pair of color and size in which a product can be bought. */
const pairsOf = (document: Document): Variant[] =>
  document['type_id'] === 'simple'
    ? [document as Variant]
    : (document['configurable_children'] as Variant[]).filter(({ status }) => (status ?? 1) < 2);

describe('scanEngineOf over any catalogue', () => {
  it('pages through every document exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(anyCatalog, fc.integer({ min: 1, max: 7 }), async (documents, size) => {
        const seen: unknown[] = [];
        for (let from = 0; from < documents.length; from += size)
          seen.push(...(await ids(documents, { from, size, sort: [{ field: 'color', descending: true }] })));
        expect(seen.toSorted((one, other) => Number(one) - Number(other))).toEqual(
          documents.map(({ id }) => id),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('counts a facet as a naive recount does', async () => {
    await fc.assert(
      fc.asyncProperty(anyCatalog, choice, choice, async (documents, colors, sizes) => {
        const applied = [
          ...(colors.length > 0 ? [byFacet('color', colors)] : []),
          ...(sizes.length > 0 ? [byFacet('size', { in: sizes.map(String) })] : []),
        ];
        const found = await search(documents, { applied, available: [{ field: 'color', size: 10 }] });
        const [total, aggregations] = [found.total, countsOf(found)];
        const isSize = ({ size }: Variant) => sizes.length === 0 || sizes.includes(size);
        const isColor = ({ color }: Variant) => colors.length === 0 || colors.includes(color);
        // A configurable without variants passes only when no filter is applied.
        const fits = (document: Document) =>
          pairsOf(document).some((pair) => isSize(pair) && isColor(pair)) || applied.length === 0;
        expect(total).toBe(documents.filter(fits).length);
        for (const color of [1, 2, 3]) {
          const counted = ['agg_terms_color', 'agg_terms_color_options']
            .flatMap((name) => aggregations?.[name] ?? [])
            .flatMap((found) => ('buckets' in found ? found.buckets : []));
          const expected = documents.filter((document) =>
            pairsOf(document).some((pair) => pair.color === color && isSize(pair)),
          ).length;
          expect(
            counted.filter(({ key }) => key === color).reduce((sum, { doc_count }) => sum + doc_count, 0),
          ).toBe(expected);
        }
      }),
      { numRuns: 100 },
    );
  });
});
