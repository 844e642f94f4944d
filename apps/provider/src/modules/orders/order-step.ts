import type { CurrencyCode } from '@dijla/contract/client';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { Refusal } from '../../call/refusal.ts';
import type { PlacedLine, PlacedOrder } from './placed-order.ts';

/** An order whose rows are written, while its steps take what it needs, or what was added to it. */
export type OrderDraft = {
  orderId: number;
  order: Pick<PlacedOrder, 'lines' | 'coupon_code'>;
  /** Codes of the promotions it was priced with. */
  promotions: readonly string[];
  /** Keys under which uses per customer are counted, that of the buyer first; none when nobody is identified. */
  buyers: readonly string[];
  requestId: string;
  /** Points that pay a part of it, worth `value` minor units of its currency; `now` in milliseconds. */
  points?: { customerId: number; points: number; value: number; now: number };
  /** The gift card that pays a part of it: `amount` of its own minor units for `value` of the order's. */
  giftCard?: { cardId: number; currency: CurrencyCode; amount: number; value: number; now: number };
};

/** Some pieces of a line of an order. */
export type LineQty = { line_number: number; qty: number };

/**
 * Why an order gives back what it took. `key` names the cause once and for all, such as `return 17`: the same
 * cause gives a line back once.
 */
export type GiveBackCause = {
  kind: 'cancellation' | 'delivery' | 'return' | 'expiry';
  key: string;
  actor: string;
  /** Whether the pieces cannot be sold again: they go back into no stock. */
  isWrittenOff?: boolean;
};

/** What an order gives back: never more than it took, nor twice for one cause. */
export type GivenBack = {
  orderId: number;
  lines: readonly (LineQty & Pick<PlacedLine, 'product_id' | 'parts'>)[];
  /**
   * Whether the order has now given back every piece, and not by a return: what was delivered was bought, and whoever
   * receives it says what comes back (record 208).
   */
  isCalledOff: boolean;
  cause: GiveBackCause;
  requestId: string;
};

/**
 * Something an order takes when it is placed, such as stock, and gives back when it is cancelled, returned or
 * expires. Both run in the caller's transaction; a refusal rolls the order back.
 */
export type OrderStep = {
  name: string;
  take: (transaction: DatabaseTransaction, draft: OrderDraft) => Promise<Refusal | null>;
  giveBack: (transaction: DatabaseTransaction, givenBack: GivenBack) => Promise<void>;
};
