import { describe, expect, it } from 'vitest';
import {
  codesTyped,
  promotionTyped,
  promotionValuesOf,
  typedCount,
  typedPriority,
} from './promotion-values.ts';

const units = [{ code: 'IQD' as const, scale: 0 }];
const promotion = {
  id: 1,
  code: 'p',
  name: 'Eid',
  state: 'running' as const,
  is_active: true,
  from: '2026-11-30T21:00:00.000Z',
  until: '2026-12-05T11:30:00.000Z',
  priority: -5,
  stops_further: true,
  uses_per_customer: 2,
  texts: [
    { language: 'en', name: 'Eid', description: 'Said somewhere' },
    { language: 'ku', name: 'Cejn', description: '' },
  ],
  rule: { when: { match: 'all' as const, of: [] }, actions: [{ type: 'free_shipping' as const }] },
  coupons: 0,
  coupon: null,
  orders: 0,
  version: 4,
};

describe('the form of a promotion', () => {
  it('sends what it began with, hours within a day and texts of other languages included', () => {
    const values = promotionValuesOf(promotion, units);
    expect([values.from, values.until]).toEqual(['2026-12-01', '2026-12-05']);
    const { is_active, from, until, priority, stops_further, uses_per_customer, texts, rule } = promotion;
    expect(promotionTyped(values, promotion, units)).toEqual({
      is_active,
      from,
      until,
      priority,
      stops_further,
      uses_per_customer,
      texts,
      rule,
    });
  });

  it('begins and ends with days of Baghdad, the last one included', () => {
    const values = { ...promotionValuesOf(promotion, units), from: '2026-12-02', until: '2026-12-02' };
    expect(promotionTyped(values, promotion, units)).toMatchObject({
      from: '2026-12-01T21:00:00.000Z',
      until: '2026-12-02T21:00:00.000Z',
    });
    expect(promotionTyped({ ...values, from: '' }, promotion, units)).toMatchObject({ from: null });
  });

  it('is unfinished while its rule is', () => {
    expect(promotionTyped(promotionValuesOf(null, units), null, units)).toBeNull();
  });

  it('asks for no code, for one or for many', () => {
    const values = { ...promotionValuesOf(null, units), code: ' EID ', uses_limit: '٥٠', prefix: 'EID' };
    expect([
      codesTyped(values),
      codesTyped({ ...values, who: 'one' }),
      codesTyped({ ...values, who: 'many' }),
    ]).toEqual([null, { code: 'EID', uses_limit: 50 }, { prefix: 'EID', count: 100 }]);
  });

  it.each<[string, number | null | undefined]>([
    ['', null],
    [' ', null],
    ['12', 12],
    ['٣', 3],
    ['0', undefined],
    ['x', undefined],
  ])('reads %j as a limit', (typed, count) => expect(typedCount(typed)).toBe(count));

  it.each<[string, number | null]>([
    ['-5', -5],
    ['10', 10],
    ['0', 0],
    ['', null],
    ['a', null],
  ])('reads %j as a place', (typed, place) => expect(typedPriority(typed)).toBe(place));
});
