import { describe, expect, it } from 'vitest';
import { mayBeInvoiced } from './may-be-invoiced.ts';
import { type OrderState, orderTransitions } from './order-transitions.ts';

describe('mayBeInvoiced', () => {
  it('is false of an order that is examined, and of one of which nothing is left', () => {
    const states = Object.keys(orderTransitions) as OrderState[];
    expect(states.filter((state) => !mayBeInvoiced(state))).toEqual([
      'pending_approval',
      'under_review',
      'suspected_fraud',
      'refunded',
      'cancelled',
      'cancelled_by_request',
    ]);
  });
});
