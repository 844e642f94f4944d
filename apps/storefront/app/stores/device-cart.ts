import type { CartBase, CartOperation } from '@dijla/commerce-rules/cart/cart-operation';
import type { CartView, CartViewItem, PartialAddress } from '@dijla/contract/client';
import type { StoreCode } from '../i18n/store-views.ts';
import type { DeviceStorage } from './device-storage.ts';

/** What a screen shows of a line. */
export type ShownLine = Pick<
  CartViewItem,
  'name' | 'image' | 'url_path' | 'options' | 'prices' | 'extras' | 'parts' | 'tax_class_id' | 'is_virtual' | 'is_in_stock' | 'salable_qty'
> &
  Partial<Pick<CartViewItem, 'product_type' | 'is_made'>>;

/** Whether one is all there is to have of it: a file bought twice is the same file. */
export const isSingle = (line: Pick<ShownLine, 'product_type'> | null): boolean => line?.product_type === 'downloadable';

/** One thing the shopper did, until the server has answered it. `store_code` says whose currency its prices are in. */
export type DeviceOperation = CartOperation<ShownLine> & {
  store_code: StoreCode;
  /** How often it was sent without an answer. */
  attempts: number;
  /** Quantity the server had of the line when it was first sent: tells whether a provider without keys has taken it. */
  qty_before: number;
};

/** The server's last totals and methods, in the language and currency of `store_code`; `at` is when they came. */
export type CartAnswer = Pick<CartView, 'totals' | 'payment_methods' | 'shipping_methods' | 'context_version'> & { store_code: StoreCode; at: number };

export type ShippingChoice = {
  address: PartialAddress;
  carrier_code: string | null;
  method_code: string | null;
  payment: string | null;
  /** False until the server has it. */
  is_sent: boolean;
};

/** The device's cart as it is kept: what the server last answered and, in order, what it has not answered yet. */
export type DeviceCart = {
  cart_id: string | null;
  /** Key of the call that creates the cart, kept until it is answered. */
  create_key: string | null;
  has_asked_for_mine: boolean;
  /** Ours answers `meta.cart` and knows keys (wire §2.9). */
  provider: 'unknown' | 'ours' | 'foreign';
  /** Store whose prices the lines of `base` carry. */
  store_code: StoreCode | null;
  base: CartBase<ShownLine>;
  operations: readonly DeviceOperation[];
  answer: CartAnswer | null;
  shipping: ShippingChoice | null;
  /** The server's words for what it refused, by line key. */
  errors: Readonly<Record<string, string>>;
  /** Carts lost in a row without an answer in between. */
  restarts: number;
  /** Id of an order of this cart that failed on the server's side: ordering it again is the same order. */
  order_id: string | null;
};

export const emptyCart: DeviceCart = {
  cart_id: null, create_key: null, has_asked_for_mine: false, provider: 'unknown', store_code: null,
  base: { lines: [], included: [] }, operations: [], answer: null, shipping: null, errors: {}, restarts: 0, order_id: null,
};

/** The cart after an order or at the end of its life; what was learned about the provider stays. */
export const clearedCart = ({ provider }: DeviceCart): DeviceCart => ({ ...emptyCart, provider, has_asked_for_mine: true });

export const readCart = async (storage: DeviceStorage): Promise<DeviceCart> => (await storage.read('cart', 'cart')) ?? emptyCart;
