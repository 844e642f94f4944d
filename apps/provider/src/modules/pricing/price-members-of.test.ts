import type { PriceRow } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { priceMembersOf } from './price-members-of.ts';

const now = Date.parse('2026-11-20T00:00:00Z');
const row = (kind: PriceRow['kind'], amount: number, changes: Partial<PriceRow> = {}): PriceRow => ({
  kind,
  amount,
  min_qty: 1,
  from: null,
  until: null,
  ...changes,
});
const dinars = { taxRate: 0, includesTax: true, scale: 0 };

describe('priceMembersOf', () => {
  it.each<[string, PriceRow[], object]>([
    [
      'a regular price',
      [row('regular', 12_000)],
      {
        price: 12_000,
        price_incl_tax: 12_000,
        original_price: 12_000,
        special_price: 0,
        final_price: 12_000,
        special_from_date: null,
      },
    ],
    [
      'a special price that applies',
      [row('regular', 12_000), row('special', 9000, { until: '2026-12-01T00:00:00Z' })],
      {
        price: 9000,
        original_price: 12_000,
        special_price: 9000,
        final_price: 9000,
        special_to_date: '2026-12-01T00:00:00Z',
      },
    ],
    [
      'a special price that has not begun',
      [row('regular', 12_000), row('special', 9000, { from: '2026-12-01T00:00:00Z' })],
      { price: 12_000, special_price: 0, special_from_date: null },
    ],
    [
      'a special price that is none',
      [row('regular', 12_000), row('special', 12_000)],
      { price: 12_000, special_price: 0 },
    ],
    [
      'a price for many, which one piece does not get',
      [row('regular', 12_000), row('regular', 10_000, { min_qty: 5 })],
      { price: 12_000 },
    ],
    ['no price', [], { price: 0, price_incl_tax: 0, final_price: 0, prices: [] }],
  ])('reads %s', (_, rows, expected) => {
    expect(priceMembersOf(rows, dinars, { now })).toMatchObject(expected);
  });

  it('tells an amount that holds tax apart', () => {
    expect(
      priceMembersOf([row('regular', 1150)], { taxRate: 150_000, includesTax: true, scale: 2 }, { now }),
    ).toMatchObject({ price: 10, price_tax: 1.5, price_incl_tax: 11.5 });
  });

  it('puts tax on top of an amount that holds none', () => {
    expect(
      priceMembersOf([row('regular', 1000)], { taxRate: 150_000, includesTax: false, scale: 2 }, { now }),
    ).toMatchObject({ price: 10, price_tax: 1.5, price_incl_tax: 11.5 });
  });

  it('carries the exact rows', () => {
    const rows = [row('regular', 12_000), row('special', 9000, { from: '2026-12-01T00:00:00Z' })];
    expect(priceMembersOf(rows, dinars, { now }).prices).toEqual(rows);
  });
});
