import { describe, expect, it } from 'vitest';
import { canMove } from './can-move.ts';

describe('canMove', () => {
  it.each([
    [null, 'pending', true],
    [null, 'complete', false],
    ['pending', 'preparing', true],
    ['pending', 'complete', false],
    ['preparing', 'dispatched', true],
    ['dispatched', 'complete', true],
    ['dispatched', 'cancelled', false],
    ['dispatched', 'delivery_failed', true],
    ['delivery_failed', 'reattempt_delivery', true],
    ['reattempt_delivery', 'complete', true],
    ['complete', 'refunded', true],
    ['complete', 'pending', false],
    ['cancelled', 'pending', false],
    ['pending', 'pending', false],
  ] as const)('from %s to %s: %s', (from, to, can) => expect(canMove(from, to)).toBe(can));
});
