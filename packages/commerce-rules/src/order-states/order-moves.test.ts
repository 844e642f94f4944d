import { describe, expect, it } from 'vitest';
import { type MoveRule, type OrderMove, orderMoves } from './order-moves.ts';
import { type OrderState, orderTransitions } from './order-transitions.ts';
import { isCalledOff } from './order-state-of.ts';
import { stateAfterMove } from './state-after-move.ts';

const states = Object.keys(orderTransitions) as OrderState[];
const moves = Object.keys(orderMoves) as OrderMove[];
const ruleOf = (move: OrderMove): MoveRule => orderMoves[move];
const nextOf = (state: OrderState): readonly OrderState[] => orderTransitions[state];
const holdable = states.filter((state) => stateAfterMove('hold', state) === 'on_hold');
const facts = [...holdable, null].flatMap((heldFrom) => [
  { heldFrom, isWhole: false },
  { heldFrom, isWhole: true },
]);
/** States other than this one that a move may lead to from it, whatever it hangs on besides. */
const ledTo = (move: OrderMove, state: OrderState): OrderState[] =>
  facts.flatMap((given) => {
    const to = stateAfterMove(move, state, given);
    return to === null || to === state ? [] : [to];
  });

/** Where each move leads, of an order that was held while it was packed and of which something is left. */
const table = {
  confirm: 'pending: pending',
  hold: 'pending, pending_approval, under_review, invoiced, preparing: on_hold',
  release: 'on_hold: preparing',
  review: 'pending, suspected_fraud: under_review',
  suspect: 'under_review: suspected_fraud',
  approve: 'pending_approval, under_review: pending',
  pack: 'pending, invoiced: preparing',
  ready: 'preparing, shipped, delivery_failed: ready_for_collection',
  dispatch: 'preparing, shipped: dispatched',
  deliver: 'shipped, dispatched, ready_for_collection, reattempt_delivery: complete',
  accept_part: 'shipped, dispatched, ready_for_collection, reattempt_delivery: complete',
  refuse: 'shipped, dispatched, reattempt_delivery: delivery_failed',
  fail: 'shipped, dispatched, reattempt_delivery: delivery_failed',
  reattempt: 'delivery_failed: reattempt_delivery',
  cancel:
    'pending, pending_approval, under_review, suspected_fraud, on_hold, preparing, ready_for_collection, delivery_failed: cancelled',
  cancel_by_request:
    'pending, pending_approval, under_review, on_hold, preparing, ready_for_collection, delivery_failed: cancelled_by_request',
  expire: 'pending, pending_approval, on_hold: cancelled',
} as const satisfies Partial<Record<OrderMove, string>>;
const sameIn = {
  split: ['pending', 'invoiced', 'preparing'],
  settle: ['complete', 'refunded'],
  edit: ['pending', 'pending_approval', 'under_review', 'on_hold', 'invoiced', 'preparing'],
  take_back: states,
  note_payment: states,
  refund: states,
} as const satisfies Partial<Record<OrderMove, readonly OrderState[]>>;

const expected = (move: OrderMove, state: OrderState): OrderState | null => {
  if (move in sameIn)
    return (sameIn[move as keyof typeof sameIn] as readonly OrderState[]).includes(state) ? state : null;
  const [from = '', to] = table[move as keyof typeof table].split(': ');
  return from.split(', ').includes(state) ? (to as OrderState) : null;
};

describe('orderMoves', () => {
  it.each(moves.flatMap((move) => states.map((state) => [move, state] as const)))(
    '%s, from %s',
    (move, state) =>
      expect(stateAfterMove(move, state, { heldFrom: 'preparing', isWhole: false })).toBe(
        expected(move, state),
      ),
  );

  it('lead only where the transitions lead, or nowhere', () =>
    expect(
      moves.flatMap((move) =>
        states.flatMap((state) =>
          ledTo(move, state)
            .filter((to) => !nextOf(state).includes(to))
            .map((to) => `${move}: ${state} to ${to}`),
        ),
      ),
    ).toEqual([]));

  it('reach every state but that in which orders come from elsewhere alone', () => {
    const reached = new Set(moves.flatMap((move) => states.flatMap((state) => ledTo(move, state))));
    expect(states.filter((state) => !reached.has(state))).toEqual(['shipped']);
  });

  it('lead to refunded once nothing is left, and what is on hold back to where it was', () => {
    expect(stateAfterMove('refund', 'complete', { heldFrom: null, isWhole: true })).toBe('refunded');
    expect(stateAfterMove('refund', 'cancelled', { heldFrom: null, isWhole: true })).toBe('cancelled');
    expect(stateAfterMove('release', 'on_hold', { heldFrom: 'under_review', isWhole: false })).toBe(
      'under_review',
    );
    expect(stateAfterMove('release', 'on_hold')).toBe('pending');
  });

  it('give back everything whenever they call something off, and ask for lines where some go back', () => {
    const callsOff = moves.filter((move) =>
      states.some((state) => ledTo(move, state).some((to) => isCalledOff(to))),
    );
    expect(moves.filter((move) => ruleOf(move).givesBack === 'all')).toEqual(callsOff);
    expect(
      moves.filter((move) => ruleOf(move).givesBack === 'rest' && !ruleOf(move).asks.includes('lines')),
    ).toEqual(['edit']);
  });

  it('are the shop’s own only where it was not paid in time', () =>
    expect(moves.filter((move) => ruleOf(move).permission === null)).toEqual(['expire']));
});
