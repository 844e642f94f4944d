import type { CurrencyCode } from '@dijla/contract/client';

/**
 * An order placed elsewhere, for history only: it takes no stock. Identified by `order_number`; amounts in
 * minor units of `currency`.
 */
export type PastOrderInput = {
  order_number: string;
  email: string;
  currency: CurrencyCode;
  placed_at: string | null;
  shipping_carrier_code: string;
  shipping_method_code: string;
  payment_method_code: string;
  /** `options` maps attribute codes to option labels, as the source shop named them. */
  lines: { sku: string; qty: number; options: Record<string, string> }[];
  is_refunded: boolean;
};
