import { describe, expect, it } from 'vitest';
import { type OrderState, orderTransitions } from './order-transitions.ts';

const states = Object.keys(orderTransitions) as OrderState[];
const nextOf = (state: OrderState): readonly OrderState[] => orderTransitions[state];
const isFinal = (state: OrderState): boolean => nextOf(state).length === 0;

const reachedFrom = (state: OrderState): Set<OrderState> => {
  const reached = new Set<OrderState>([state]);
  for (const one of reached) for (const next of nextOf(one)) reached.add(next);
  return reached;
};

describe('orderTransitions', () => {
  it('leads only to states it has', () =>
    expect(states.flatMap(nextOf).filter((state) => !states.includes(state))).toEqual([]));
  it('reaches every state from pending', () =>
    expect([...reachedFrom('pending')].toSorted()).toEqual(states.toSorted()));
  it('never moves to the same state', () =>
    expect(states.filter((state) => nextOf(state).includes(state))).toEqual([]));
  it('comes to an end from everywhere', () =>
    expect(states.filter((state) => ![...reachedFrom(state)].some(isFinal))).toEqual([]));
  it('ends where it says', () =>
    expect(states.filter(isFinal)).toEqual(['refunded', 'cancelled', 'cancelled_by_request']));
  it('does not cancel what is on its way or delivered', () =>
    expect(states.filter((state) => nextOf(state).includes('cancelled'))).toEqual([
      'pending',
      'pending_approval',
      'under_review',
      'suspected_fraud',
      'on_hold',
      'preparing',
      'ready_for_collection',
      'delivery_failed',
    ]));
});
