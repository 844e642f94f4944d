import { describe, expect, it } from 'vitest';
import { isDue } from './is-due.ts';

describe('isDue', () => {
  it.each([
    [['pending'], true],
    [['pending', 'preparing', 'dispatched', 'delivery_failed'], true],
    [['pending', 'preparing', 'dispatched', 'complete'], false],
    [['pending', 'invoiced', 'preparing'], false],
    [['pending', 'on_hold', 'cancelled'], false],
    [['pending', 'cancelled_by_request'], false],
    [['pending', 'invoiced', 'refunded'], false],
  ] as const)('after %j: %s', (states, due) => expect(isDue(states)).toBe(due));
});
