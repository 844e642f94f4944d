import { describe, expect, it } from 'vitest';
import { foldOrder, type OrderMove } from './fold-order.ts';
import type { OrderState } from './order-transitions.ts';

const historyOf = (...states: OrderState[]): OrderMove[] => states.map((to, place) => ({ from: states[place - 1] ?? null, to }));

describe('foldOrder', () => {
  it.each<[OrderState[], OrderState | null]>([
    [[], null],
    [['pending'], 'pending'],
    [['pending', 'preparing', 'dispatched', 'complete'], 'complete'],
    [['pending', 'preparing', 'dispatched', 'delivery_failed', 'reattempt_delivery', 'complete'], 'complete'],
    [['pending', 'cancelled'], 'cancelled'],
  ])('%j comes to %j', (states, state) => expect(foldOrder(historyOf(...states))).toBe(state));

  it.each<[string, OrderMove[]]>([
    ['a move the table forbids', historyOf('pending', 'complete')],
    ['a first state other than pending', historyOf('preparing')],
    ['a gap between events', [{ from: null, to: 'pending' }, { from: 'preparing', to: 'dispatched' }]],
    ['anything after the end', historyOf('pending', 'cancelled', 'preparing')],
  ])('throws on %s', (_, events) => expect(() => foldOrder(events)).toThrow(/^no order moves from/));
});
