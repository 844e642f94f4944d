import type { Permission } from '@dijla/contract/schemas';
import type { OrderState } from './order-transitions.ts';

/**
 * Where a move leads from a state: to another one; `same` leaves it as it is; `held-from` is the state in which
 * the order was put on hold; `refunded-if-whole` is `refunded` once nothing of it is left, and else the same.
 */
type Leads = OrderState | 'same' | 'held-from' | 'refunded-if-whole';

/** What whoever makes a move has to say with it. */
type Asked = 'reason' | 'carrier' | 'lines' | 'amount';

export type MoveRule = {
  /** Of one package, or of the order: of each of its packages that is still open. */
  of: 'package' | 'order';
  /** What a member of the staff needs; null: the shop makes it by itself. */
  permission: Permission | null;
  from: Readonly<Partial<Record<OrderState, Leads>>>;
  asks: readonly Asked[];
  /** What of the goods taken for it goes back: what is not accepted, or everything that is left. */
  givesBack: 'nothing' | 'rest' | 'all';
  /** Kinds of postings to the ledger, those of an amount of zero left out. */
  posts: readonly ('cash' | 'sale' | 'payment' | 'settlement' | 'credit' | 'refund')[];
};

const same = { givesBack: 'nothing', posts: [], asks: [] } as const;

const anyState = {
  pending: 'same',
  pending_approval: 'same',
  under_review: 'same',
  suspected_fraud: 'same',
  on_hold: 'same',
  invoiced: 'same',
  preparing: 'same',
  shipped: 'same',
  dispatched: 'same',
  ready_for_collection: 'same',
  delivery_failed: 'same',
  reattempt_delivery: 'same',
  complete: 'same',
  refunded: 'same',
  cancelled: 'same',
  cancelled_by_request: 'same',
} as const;

/**
 * The moves of orders and their packages: from which states, to which, who may make them, what they ask, give
 * back and post (spec 2 §3, DESIGN §4). Orders placed elsewhere came in with states that no move leads to.
 */
export const orderMoves = {
  /** The buyer has said that the order is meant. */
  confirm: { ...same, of: 'order', permission: 'orders.confirm', from: { pending: 'same' } },
  hold: {
    ...same,
    of: 'order',
    permission: 'orders.prepare',
    from: {
      pending: 'on_hold',
      pending_approval: 'on_hold',
      under_review: 'on_hold',
      invoiced: 'on_hold',
      preparing: 'on_hold',
    },
    asks: ['reason'],
  },
  release: { ...same, of: 'order', permission: 'orders.prepare', from: { on_hold: 'held-from' } },
  review: {
    ...same,
    of: 'order',
    permission: 'orders.review',
    from: { pending: 'under_review', suspected_fraud: 'under_review' },
    asks: ['reason'],
  },
  suspect: {
    ...same,
    of: 'order',
    permission: 'orders.review',
    from: { under_review: 'suspected_fraud' },
    asks: ['reason'],
  },
  approve: {
    ...same,
    of: 'order',
    permission: 'orders.review',
    from: { pending_approval: 'pending', under_review: 'pending' },
  },
  pack: {
    ...same,
    of: 'order',
    permission: 'orders.prepare',
    from: { pending: 'preparing', invoiced: 'preparing' },
  },
  split: {
    ...same,
    of: 'package',
    permission: 'orders.prepare',
    from: { pending: 'same', invoiced: 'same', preparing: 'same' },
    asks: ['lines'],
  },
  /** Staff change what is ordered, where it goes, how it is sent and paid, or what it costs, before it is on its way. */
  edit: {
    ...same,
    of: 'order',
    permission: 'orders.edit',
    from: {
      pending: 'same',
      pending_approval: 'same',
      under_review: 'same',
      on_hold: 'same',
      invoiced: 'same',
      preparing: 'same',
    },
    asks: ['reason'],
    givesBack: 'rest',
  },
  ready: {
    ...same,
    of: 'package',
    permission: 'orders.prepare',
    from: {
      preparing: 'ready_for_collection',
      shipped: 'ready_for_collection',
      delivery_failed: 'ready_for_collection',
    },
  },
  dispatch: {
    ...same,
    of: 'package',
    permission: 'orders.prepare',
    from: { preparing: 'dispatched', shipped: 'dispatched' },
    asks: ['carrier'],
  },
  deliver: {
    ...same,
    of: 'package',
    permission: 'orders.deliver',
    from: {
      shipped: 'complete',
      dispatched: 'complete',
      ready_for_collection: 'complete',
      reattempt_delivery: 'complete',
    },
    asks: ['amount'],
    posts: ['cash', 'sale'],
  },
  /** At the door some of the goods are taken, and the others come back. */
  accept_part: {
    of: 'package',
    permission: 'orders.deliver',
    from: {
      shipped: 'complete',
      dispatched: 'complete',
      ready_for_collection: 'complete',
      reattempt_delivery: 'complete',
    },
    asks: ['lines', 'amount'],
    givesBack: 'rest',
    posts: ['cash', 'sale'],
  },
  /** The buyer did not want the goods any more. */
  refuse: {
    ...same,
    of: 'package',
    permission: 'orders.deliver',
    from: {
      shipped: 'delivery_failed',
      dispatched: 'delivery_failed',
      reattempt_delivery: 'delivery_failed',
    },
    asks: ['reason'],
  },
  /** Nobody was there, or the address was not found. */
  fail: {
    ...same,
    of: 'package',
    permission: 'orders.deliver',
    from: {
      shipped: 'delivery_failed',
      dispatched: 'delivery_failed',
      reattempt_delivery: 'delivery_failed',
    },
    asks: ['reason'],
  },
  reattempt: {
    ...same,
    of: 'package',
    permission: 'orders.prepare',
    from: { delivery_failed: 'reattempt_delivery' },
  },
  cancel: {
    of: 'order',
    permission: 'orders.cancel',
    from: {
      pending: 'cancelled',
      pending_approval: 'cancelled',
      under_review: 'cancelled',
      suspected_fraud: 'cancelled',
      on_hold: 'cancelled',
      preparing: 'cancelled',
      ready_for_collection: 'cancelled',
      delivery_failed: 'cancelled',
    },
    asks: ['reason'],
    givesBack: 'all',
    posts: [],
  },
  /** The customer asked for it, and the shop agrees. */
  cancel_by_request: {
    of: 'order',
    permission: 'orders.cancel',
    from: {
      pending: 'cancelled_by_request',
      pending_approval: 'cancelled_by_request',
      under_review: 'cancelled_by_request',
      on_hold: 'cancelled_by_request',
      preparing: 'cancelled_by_request',
      ready_for_collection: 'cancelled_by_request',
      delivery_failed: 'cancelled_by_request',
    },
    asks: [],
    givesBack: 'all',
    posts: [],
  },
  /** It was not paid in time, or not confirmed. */
  expire: {
    of: 'order',
    permission: null,
    from: { pending: 'cancelled', pending_approval: 'cancelled', on_hold: 'cancelled' },
    asks: [],
    givesBack: 'all',
    posts: [],
  },
  /** Money has come that no courier brought: a transfer to the shop's account. */
  note_payment: {
    ...same,
    of: 'order',
    permission: 'orders.note-payment',
    from: anyState,
    asks: ['amount'],
    posts: ['payment'],
  },
  /** A courier has handed in what was collected. */
  settle: {
    ...same,
    of: 'package',
    permission: 'orders.note-payment',
    from: { complete: 'same', refunded: 'same' },
    asks: ['amount'],
    posts: ['settlement'],
  },
  /** Delivered goods have come back. */
  take_back: {
    of: 'order',
    permission: 'orders.return',
    from: anyState,
    asks: ['lines'],
    givesBack: 'rest',
    posts: ['credit'],
  },
  refund: {
    ...same,
    of: 'order',
    permission: 'orders.refund',
    from: { ...anyState, complete: 'refunded-if-whole', invoiced: 'refunded-if-whole' },
    asks: ['amount', 'reason'],
    posts: ['credit', 'refund'],
  },
} as const satisfies Record<string, MoveRule>;

export type OrderMove = keyof typeof orderMoves;
