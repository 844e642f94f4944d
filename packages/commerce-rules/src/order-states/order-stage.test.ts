import { describe, expect, it } from 'vitest';
import { orderStageOf } from './order-stage.ts';

describe('orderStageOf', () => {
  const may = { pay: false, reorder: true, invoice: false, cancel: false, return: false };
  const at = '2026-11-28T10:00:00Z';

  it.each<[string, Partial<Parameters<typeof orderStageOf>[0]>, ReturnType<typeof orderStageOf>]>([
    ['received, as far as nothing is known', {}, 'received'],
    ['what the provider lists', { stage: 'unpaid' }, 'unpaid'],
    ['to be confirmed where the shop calls', { awaits_call: true }, 'unconfirmed'],
    ['to be confirmed by a code', { may: { ...may, confirm_by_code: true } }, 'unconfirmed'],
    ['confirmed', { acts: [{ act: 'confirmed', at }], awaits_call: false }, 'confirmed'],
    ['paid, confirmed or not', { acts: ['confirmed', 'paid'].map((act) => ({ act, at })) as never }, 'paid'],
    ['to be paid first', { may: { ...may, pay: true } }, 'unpaid'],
    ['nothing of what is packed', { status: 'preparing', acts: [{ act: 'paid', at }] }, null],
  ])('is %s', (_, change, expected) => {
    expect(orderStageOf({ status: 'pending', ...change })).toBe(expected);
  });
});
