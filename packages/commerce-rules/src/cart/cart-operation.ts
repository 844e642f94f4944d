import type { ProductOption } from '@dijla/contract/client';

/**
 * One thing the shopper did to the cart. The id is made once and kept through every retry; `qty` is what is added, or the
 * new quantity; `at` is milliseconds since 1970. A refused operation has no effect and waits only to be told of.
 */
export type CartOperation<Shown> = {
  id: string;
  /** Those of the coupon touch no line: `line_key` is empty. */
  kind: 'add' | 'set-qty' | 'remove' | 'apply-coupon' | 'delete-coupon';
  /** The code as it was typed. */
  coupon?: string | undefined;
  line_key: string;
  sku: string;
  parent_sku: string;
  qty: number;
  product_option?: ProductOption | undefined;
  /** What a screen shows of the line until the server has answered. */
  line?: Shown | undefined;
  at: number;
  state?: 'waiting' | 'sent' | 'refused' | undefined;
};

/** A line the server has answered. */
export type AcknowledgedLine<Shown> = {
  line_key: string;
  item_id: number;
  sku: string;
  parent_sku: string;
  qty: number;
  product_option?: ProductOption | undefined;
  line: Shown | null;
};

/** The server's last answer, and the ids of all operations it already holds. */
export type CartBase<Shown> = { lines: readonly AcknowledgedLine<Shown>[]; included: readonly string[] };

/** A line as the shopper sees it: `item_id` is null until the server knows it, `pending` while an operation on it is under way. */
export type FoldedLine<Shown> = Omit<AcknowledgedLine<Shown>, 'item_id'> & {
  item_id: number | null;
  pending: boolean;
};
