import { describe, expect, it } from 'vitest';
import type { Permission } from '@dijla/contract/desk-client';
import { bulkMovesOf } from './bulk-moves-of.ts';

const orders = (...states: string[]) => states.map((state) => ({ state }));
const all = () => true;

describe('bulkMovesOf', () => {
  it('offers what some of the orders can do, and says how many can', () => {
    expect(bulkMovesOf(orders('pending', 'preparing', 'complete'), all)).toEqual([
      { move: 'confirm', count: 1, isAsking: false },
      { move: 'pack', count: 1, isAsking: false },
      { move: 'ready', count: 1, isAsking: false },
      { move: 'hold', count: 2, isAsking: true },
      { move: 'cancel', count: 2, isAsking: true },
    ]);
  });

  it.each([
    ['nothing to who may not act on many', (permission: Permission) => permission !== 'orders.move-many'],
    [
      'nothing to who may do none of the moves',
      (permission: Permission) => permission === 'orders.move-many',
    ],
  ])('offers %s', (_, may) => {
    expect(bulkMovesOf(orders('pending'), may)).toEqual([]);
  });

  it('offers nothing for states of another program', () => {
    expect(bulkMovesOf(orders('in_space'), all)).toEqual([]);
  });
});
