import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalledOff, isOpen, orderStateOf } from './order-state-of.ts';
import { type OrderState, orderTransitions } from './order-transitions.ts';

const states = Object.keys(orderTransitions) as OrderState[];

describe('orderStateOf', () => {
  it.each<[readonly OrderState[], OrderState]>([
    [[], 'pending'],
    [['preparing'], 'preparing'],
    [['dispatched', 'preparing'], 'preparing'],
    [['complete', 'dispatched'], 'dispatched'],
    [['complete', 'complete'], 'complete'],
    [['complete', 'cancelled'], 'complete'],
    [['refunded', 'complete'], 'complete'],
    [['refunded', 'cancelled'], 'refunded'],
    [['cancelled', 'cancelled_by_request'], 'cancelled_by_request'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [['on_hold', 'pending'], 'on_hold'],
    [['delivery_failed', 'dispatched'], 'delivery_failed'],
  ])('of packages %j: %s', (packages, state) => expect(orderStateOf(packages)).toBe(state));

  it('is the state of one of the packages, and open as long as one of them is', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 6 }), (packages) => {
        const state = orderStateOf(packages);
        expect(packages).toContain(state);
        expect(isOpen(state)).toBe(packages.some(isOpen));
        expect(isCalledOff(state)).toBe(packages.every(isCalledOff));
      }),
    ));

  it('takes every state for open or for one of the four that end', () =>
    expect(states.filter((state) => !isOpen(state))).toEqual([
      'complete',
      'refunded',
      'cancelled',
      'cancelled_by_request',
    ]));
});
