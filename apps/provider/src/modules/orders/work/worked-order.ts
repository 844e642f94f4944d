import type { ValuedLine } from '@dijla/commerce-rules/order-amounts/package-shares';
import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';
import type { CurrencyCode, OrderStatus } from '@dijla/contract/client';

type Scaled = { code: CurrencyCode; scale: number };

export type WorkedPackage = {
  number: number;
  increment_id: string;
  state: OrderState;
  /** The state in which it was last put on hold. */
  held_from: OrderState | null;
  carrier: string | null;
  tracking_number: string | null;
  /** The member of the staff who brings it. */
  courier_id: number | null;
  /** When it was delivered, in ISO 8601; null: it was not. */
  delivered_at: string | null;
  lines: { line_number: number; qty: number; given_back: number }[];
};

/** An order as moves need it; amounts of what is owed in minor units of `unit`. */
export type WorkedOrder = {
  id: number;
  order_number: string;
  version: number;
  revision: number;
  /** Whether it was placed in this shop, and not with an import. */
  is_own: boolean;
  store_code: string;
  customer_id: number | null;
  payment_method_code: string;
  currency: Scaled;
  base_currency: Scaled;
  base_rate: { numerator: number; denominator: number };
  /** How what is owed was reckoned; null where it is the order's total. */
  payable: { currency: Scaled; rate: { numerator: number; denominator: number }; step: number } | null;
  grand_total: number;
  unit: Scaled;
  charged: number | null;
  paid: number;
  credited: number;
  refunded: number;
  due: number;
  payment_state: OrderStatus['payment_state'];
  /** Until when it has to be paid, in ISO 8601; null: it waits for nothing. */
  pay_until: string | null;
  cart_id: string | null;
  /** Of the current revision. */
  lines: ValuedLine[];
  packages: WorkedPackage[];
};
