import { describe, expect, it } from 'vitest';
import { extraAmount } from './extra-amount.ts';

describe('extraAmount', () => {
  it.each([
    [15_000, { type: 'fixed', amount: 2000 } as const, 2000],
    [15_000, { type: 'percent', percent: 100_000 } as const, 1500],
    [995, { type: 'percent', percent: 100_000 } as const, 100],
    [994, { type: 'percent', percent: 100_000 } as const, 99],
    [0, { type: 'percent', percent: 100_000 } as const, 0],
    [0, { type: 'link', amount: 1250 } as const, 1250],
  ])('of %i and %j is %i', (own, extra, amount) => expect(extraAmount(own, extra)).toBe(amount));
});
