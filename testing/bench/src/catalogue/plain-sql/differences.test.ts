import { describe, expect, it } from 'vitest';
import type { WireAnswer } from '../wire-search.ts';
import { differences } from './differences.ts';
import type { SqlListing } from './sql-listing.ts';

const wire: WireAnswer = {
  hits: [{ id: 7 }, { id: 5 }],
  total: 2,
  aggregations: {
    agg_terms_color: { buckets: [{ key: 49, doc_count: 1 }] },
    agg_terms_color_options: {
      buckets: [
        { key: 49, doc_count: 1 },
        { key: 58, doc_count: 2 },
      ],
    },
    agg_terms_price: { buckets: [{ key: 15_000, doc_count: 2 }] },
    agg_terms_price_options: { buckets: [] },
    agg_range_price: {
      buckets: [
        { key: '0.0-50000.0', from: 0, to: 50_000, doc_count: 2 },
        { key: '50000.0-*', from: 50_000, doc_count: 0 },
      ],
    },
  },
};
const sql: SqlListing = {
  total: 2,
  ids: [7, 5],
  counts: new Map([
    [
      'color',
      new Map([
        ['49', 2],
        ['58', 2],
      ]),
    ],
  ]),
  ranges: [2, 0],
};

describe('differences', () => {
  it('are none when products and variants together count the same', () => {
    expect(differences(wire, sql)).toEqual([]);
  });

  it.each([
    [{ total: 3 }, ['total 2, in SQL 3']],
    [{ ids: [5, 7] }, ['page 7,5, in SQL 5,7']],
    [{ counts: new Map([['color', new Map([['49', 2]])]]) }, ['counts of color']],
    [{ counts: new Map([...sql.counts, ['size', new Map([['1', 1]])]]) }, ['counts of size']],
    [{ ranges: [1, 1] }, ['price ranges 2,0, in SQL 1,1']],
  ])('with %o are told', (changed, told) => {
    expect(differences(wire, { ...sql, ...changed })).toEqual(told);
  });
});
