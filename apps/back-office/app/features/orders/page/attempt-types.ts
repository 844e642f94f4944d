import type { DeskOrder } from '../moves/offered-moves.ts';
import type { OrderWork } from '../moves/use-order-work.ts';

/** A try to pay, as the page of an order shows it. */
export type Attempt = DeskOrder['attempts'][number];
export type Refund = Attempt['refunds'][number];
export type AttemptProps = { order: DeskOrder; attempt: Attempt; work: OrderWork };
