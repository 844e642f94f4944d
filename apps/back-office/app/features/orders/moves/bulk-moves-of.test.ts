import { describe, expect, it } from 'vitest';
import { bulkMovesOf } from './bulk-moves-of.ts';

const orders = (...states: string[]) => states.map((state) => ({ state }));
const all = () => true;

describe('bulkMovesOf', () => {
  it('offers what some of the orders can do, and says how many can', () => {
    expect(bulkMovesOf(orders('pending', 'preparing', 'complete'), all)).toEqual([
      { move: 'confirm', count: 1, isAsking: false },
      { move: 'pack', count: 1, isAsking: false },
      { move: 'ready', count: 1, isAsking: false },
      { move: 'dispatch', count: 1, isAsking: true },
      { move: 'hold', count: 2, isAsking: true },
      { move: 'cancel', count: 2, isAsking: true },
    ]);
  });

  it.each([
    ['nothing to who may not act on many', (permission: string) => permission !== 'orders.move-many'],
    ['nothing to who may do none of the moves', (permission: string) => permission === 'orders.move-many'],
  ])('offers %s', (_, may) => {
    expect(bulkMovesOf(orders('pending'), may)).toEqual([]);
  });

  it('offers nothing for states of another program', () => {
    expect(bulkMovesOf(orders('in_space'), all)).toEqual([]);
  });
});
