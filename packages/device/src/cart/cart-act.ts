import type { FoldedLine } from '@dijla/commerce-rules/cart/cart-operation';
import type { PartialAddress, ProductOption } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import type { ShownLine } from './device-cart.ts';

export type Addition = {
  /** The variant's sku for a configurable product. */
  sku: string;
  parent_sku: string;
  qty: number;
  product_option?: ProductOption | null;
  /**
   * Id under which the addition is done only once, however often it is requested, and the store it was
   * requested in. Defaults to a new id and the current store.
   */
  act?: { id: string; store_code: StoreCode };
  /** What a screen shows of the line, and its price parts in minor units of the store's currency. */
  line: ShownLine;
};

/** `place` lists the keys of the lines that followed it; missing in removals stored by older builds. */
export type RemovedLine = { line: FoldedLine<ShownLine>; operationId: string; place?: readonly string[] };

/** The shopper's choices so far; only the country is certain. */
export type ShippingInformation = {
  address: PartialAddress;
  carrier_code?: string | null;
  method_code?: string | null;
  payment?: string | null;
};

/** A change of the cart by the shopper, in a form that can be stored and replayed by another page. */
export type CartAct =
  | { kind: 'add'; additions: readonly Addition[] }
  | { kind: 'set-qty'; line_key: string; qty: number }
  | { kind: 'remove'; line_key: string }
  | { kind: 'put-back'; removed: RemovedLine }
  | { kind: 'replace'; line_key: string; addition: Addition }
  | { kind: 'apply-coupon'; code: string }
  | { kind: 'delete-coupon' }
  | { kind: 'choose-shipping'; information: ShippingInformation };
