import { describe, expect, it } from 'vitest';
import { engineQueryOf } from './engine-query-of.ts';

const paging = (changes: object = {}) => ({ from: undefined, size: undefined, sort: undefined, ...changes });

describe('engineQueryOf', () => {
  it.each([
    [undefined, 50],
    ['', 50],
    ['0', 50],
    ['-3', 50],
    ['many', 50],
    ['8', 8],
    ['999', 999],
    ['20000', 10_000],
  ])('reads size %j as %i', (size, expected) => {
    expect(engineQueryOf({}, paging({ size })).size).toBe(expected);
  });

  it.each([
    [undefined, 0],
    ['-10', 0],
    ['100', 100],
    ['x', 0],
  ])('reads from %j as %i', (from, expected) => {
    expect(engineQueryOf({}, paging({ from })).from).toBe(expected);
  });

  it.each([
    ['desc', true],
    ['DESC', true],
    [{ order: 'desc', missing: '_last' }, true],
    ['asc', false],
    [{}, false],
    [undefined, false],
  ])('reads the direction %j', (options, descending) => {
    expect(engineQueryOf({ _appliedSort: [{ field: 'final_price', options }] }, paging()).sort).toEqual([
      { field: 'final_price', descending },
    ]);
  });

  it.each<[object, object]>([
    [
      { order: 'desc', missing: '_first', mode: 'min', unmapped_type: 'long' },
      { descending: true, missing: 'first', mode: 'min' },
    ],
    [
      { mode: 'max', missing: '_last' },
      { descending: false, mode: 'max' },
    ],
    [{ order: 7, mode: 'avg', missing: 5 }, { descending: false }],
  ])(
    'reads what is done with missing and several values of the options %j (wire §7.5)',
    (options, expected) => {
      expect(engineQueryOf({ _appliedSort: [{ field: 'color', options }] }, paging()).sort).toEqual([
        { field: 'color', ...expected },
      ]);
    },
  );

  it.each<[string, object[]]>([
    ['updated_at:desc', [{ field: 'updated_at', descending: true }]],
    [
      'name,final_price:desc',
      [
        { field: 'name', descending: false },
        { field: 'final_price', descending: true },
      ],
    ],
    ['', []],
  ])('takes the sort %j of the query string when the request has none', (sort, expected) => {
    expect(engineQueryOf({}, paging({ sort })).sort).toEqual(expected);
  });

  it('asks for counts of facets of scope catalog only, as many buckets as they say', () => {
    const query = {
      _availableFilters: [
        { field: 'color', scope: 'catalog', options: { size: 5 } },
        { field: 'size', scope: 'catalog', options: {} },
        { field: 'brand', scope: 'default' },
      ],
    };
    expect(engineQueryOf(query, paging()).available).toEqual([
      { field: 'color', size: 5 },
      { field: 'size', size: 1000 },
    ]);
  });

  it('W1: counts prices in the ranges that a facet names, and in those of the store view when it names none that can be read', () => {
    const rangesOf = (ranges: unknown) =>
      engineQueryOf(
        { _availableFilters: [{ field: 'price', scope: 'catalog', options: { ranges } }] },
        paging(),
      ).available;
    const size = 1000;
    expect(rangesOf([{ to: 50 }, { from: 50 }])).toEqual([
      { field: 'price', size, ranges: [{ to: 50 }, { from: 50 }] },
    ]);
    for (const unread of [undefined, 'x', [{ from: 'x' }], Array.from({ length: 51 }, () => ({ from: 1 }))])
      expect(rangesOf(unread)).toEqual([{ field: 'price', size }]);
  });

  it('counts a filter without scope among the default ones', () => {
    expect(
      engineQueryOf({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'A' } }] }, paging()).applied,
    ).toEqual([{ attribute: 'sku', value: { eq: 'A' }, scope: 'default' }]);
  });

  it.each<[unknown, string, unknown]>([
    [{ in: [10], gte: 50, lte: 100 }, 'catalog', { gte: 50, lte: 100 }],
    [{ gte: 50, in: [10] }, 'catalog', { gte: 50 }],
    [{ in: [10] }, 'catalog', { in: [10] }],
    [[10, 20], 'catalog', [10, 20]],
    [{ in: [10], gte: 50 }, 'default', { in: [10], gte: 50 }],
  ])(
    'takes any bound of a facet for a range, beside whatever it stands: %j of scope %s (wire §7.3)',
    (value, scope, expected) => {
      expect(
        engineQueryOf({ _appliedFilters: [{ attribute: 'price', value, scope }] }, paging()).applied[0]
          ?.value,
      ).toEqual(expected);
    },
  );

  it("asks for a category's name under the name it is mapped to, in filters, facets and sorts", () => {
    const query = {
      _appliedFilters: [{ attribute: 'category.name', value: 'Tea' }],
      _availableFilters: [{ field: 'category.name', scope: 'catalog' }],
      _appliedSort: [{ field: 'category.name' }],
    };
    const {
      applied: [filter],
      available: [facet],
      sort: [key],
    } = engineQueryOf(query, paging());
    expect([filter?.attribute, facet?.field, key?.field]).toEqual(
      Array.from({ length: 3 }, () => 'category.name.keyword'),
    );
  });

  it('reads equal filters as one, and equal facets', () => {
    const color = { attribute: 'color', value: { in: [1] }, scope: 'catalog' };
    const asked = { field: 'color', scope: 'catalog' };
    const { applied, available } = engineQueryOf(
      {
        _appliedFilters: [color, { ...color }, { ...color, value: { in: [2] } }],
        _availableFilters: [asked, { ...asked, options: { size: 5 } }],
      },
      paging(),
    );
    expect({ applied, available }).toEqual({
      applied: [color, { ...color, value: { in: [2] } }],
      available: [{ field: 'color', size: 5 }],
    });
  });
});
