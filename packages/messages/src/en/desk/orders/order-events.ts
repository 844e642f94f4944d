import { deliveryOutcomes } from '../../delivery-outcomes.ts';

/** What happened to an order, by the move that did it. */
export const orderEvents = {
  placed: 'Ordered',
  confirm: 'Confirmed',
  hold: 'Put on hold',
  release: 'Released',
  review: 'Under review',
  suspect: 'Suspected fraud',
  approve: 'Approved',
  pack: 'Being packed',
  split: 'Split into packages',
  edit: 'Edited',
  ready: 'Ready for collection',
  dispatch: 'Handed over for delivery',
  ...deliveryOutcomes,
  reattempt: 'Out for another attempt',
  cancel: 'Canceled',
  cancel_by_request: 'Canceled as the customer asked',
  expire: 'Not paid in time',
  note_payment: 'Payment noted',
  settle: 'Cash handed in',
  take_back: 'Taken back',
  refund: 'Refunded',
};
