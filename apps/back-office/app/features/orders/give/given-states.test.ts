import { describe, expect, it } from 'vitest';
import { canBeGiven } from './given-states.ts';

describe('canBeGiven', () => {
  it.each([
    ['preparing', true, true],
    ['shipped', true, true],
    ['dispatched', true, false],
    ['delivery_failed', true, false],
    ['reattempt_delivery', true, false],
    ['pending', false, false],
    ['complete', false, false],
    ['in_space', false, false],
  ])('of %s: to couriers %s, to companies %s', (state, toCouriers, toCompanies) => {
    expect(canBeGiven(state, (permission) => permission === 'orders.assign')).toBe(toCouriers);
    expect(canBeGiven(state, (permission) => permission === 'orders.prepare')).toBe(toCompanies);
    expect(canBeGiven(state, () => false)).toBe(false);
  });
});
