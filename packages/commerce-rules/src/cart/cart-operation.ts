import type { ProductOption } from '@dijla/contract/client';

/**
 * One change the shopper made to the cart. The id is created once and kept through every retry; `qty` is the
 * added quantity or the new quantity; `at` is milliseconds since 1970. A refused operation has no effect and
 * is kept only until it has been shown.
 */
export type CartOperation<Shown> = {
  id: string;
  /** Coupon operations affect no line: their `line_key` is empty. */
  kind: 'add' | 'set-qty' | 'remove' | 'apply-coupon' | 'delete-coupon';
  /** The coupon code as typed. */
  coupon?: string | undefined;
  line_key: string;
  sku: string;
  parent_sku: string;
  qty: number;
  product_option?: ProductOption | undefined;
  /** What the page shows of the line until the server answers. */
  line?: Shown | undefined;
  at: number;
  state?: 'waiting' | 'sent' | 'refused' | undefined;
};

/** A line confirmed by the server. */
export type AcknowledgedLine<Shown> = {
  line_key: string;
  item_id: number;
  sku: string;
  parent_sku: string;
  qty: number;
  product_option?: ProductOption | undefined;
  line: Shown | null;
};

/** The lines of the server's last answer, and the ids of all operations it includes. */
export type CartBase<Shown> = { lines: readonly AcknowledgedLine<Shown>[]; included: readonly string[] };

/**
 * A line as the shopper sees it: `item_id` is null until the server has assigned it, and `pending` is set
 * while an operation on the line is unanswered.
 */
export type FoldedLine<Shown> = Omit<AcknowledgedLine<Shown>, 'item_id'> & {
  item_id: number | null;
  pending: boolean;
};
