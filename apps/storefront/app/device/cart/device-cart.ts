import type { CartBase, CartOperation } from '@dijla/commerce-rules/cart/cart-operation';
import type { DiffEntry } from '@dijla/commerce-rules/cart/merge-carts';
import type { CartView, CartViewItem, PartialAddress } from '@dijla/contract/client';
import type { StoreCode } from '../../i18n/store-views.ts';
import type { DeviceStorage } from '../platform/device-storage.ts';
import type { LinePlaces } from './line-places.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';

/** What a screen shows of a line. */
export type ShownLine = Pick<
  CartViewItem,
  | 'name'
  | 'image'
  | 'url_path'
  | 'options'
  | 'prices'
  | 'extras'
  | 'parts'
  | 'tax_class_id'
  | 'is_virtual'
  | 'is_in_stock'
  | 'salable_qty'
> &
  Partial<Pick<CartViewItem, 'product_type' | 'is_made' | 'size_class' | 'traits'>> & {
    /** No more is known of it than the wire says of a line: the catalogue is asked for the rest. */
    is_bare?: true;
  };

/** Whether one is all there is to have of it: a file bought twice is the same file. */
export const isSingle = (line: Pick<ShownLine, 'product_type'> | null): boolean =>
  line?.product_type === 'downloadable';

/** One thing the shopper did, until the server has answered it. `store_code` says whose currency its prices are in. */
export type DeviceOperation = CartOperation<ShownLine> & {
  store_code: StoreCode;
  /** A guest's line on its way into a customer's cart: what there is of it is taken when there is less. */
  is_merge?: boolean;
  /** How often it was sent without an answer. */
  attempts: number;
  /** Quantity the server had of the line when it was first sent: tells whether a provider without keys has taken it. */
  qty_before: number;
  /** Of a removal that makes room for another choice: the addition's id. Should the server refuse that, the line stays. */
  replaced_by?: string;
};

/**
 * The server's last totals and methods, in the language and currency of `store_code`, and the promotions of this cart alone; `at` is when they
 * came. Providers without `view=cart` and older builds do not say which coupon is remembered, which rate is frozen, and what keeps
 * a line from being ordered.
 */
export type CartAnswer = Pick<
  CartView,
  'totals' | 'payment_methods' | 'shipping_methods' | 'context_version'
> &
  Partial<Pick<CartView, 'promotions' | 'coupon_code' | 'base_rate' | 'payable' | 'notices'>> & {
    store_code: StoreCode;
    at: number;
  };

/** The coupon the server remembers, applied or not. */
export const rememberedCoupon = (answer: CartAnswer | null): string | null =>
  answer?.coupon_code ?? answer?.totals.coupon_code ?? null;

export type ShippingChoice = {
  address: PartialAddress;
  carrier_code: string | null;
  method_code: string | null;
  payment: string | null;
  /** Whether the server has address and method. */
  is_sent: boolean;
  /** Whether it has the payment method too; older builds did not tell it. */
  is_payment_sent?: boolean;
};

/** A choice of which the server, or another cart on it, knows nothing. */
export const pendingNotices = (shipping: ShippingChoice | null): ShippingChoice | null =>
  shipping && { ...shipping, is_sent: false, is_payment_sent: false };

/** Whether the server knows how the cart is to be paid, so that its totals hold the fee. */
export const isPaymentTold = ({ shipping }: { shipping: ShippingChoice | null }): boolean =>
  !shipping?.payment || shipping.is_payment_sent === true;

/**
 * The cart of a customer whose session ended by itself, or whom the provider would not know, with what it was not told: it goes on when she
 * signs in again. `taken` says how many of which line (by key) went on as a guest's meanwhile.
 */
export type LeftCart = Pick<DeviceCart, 'cart_id' | 'provider' | 'store_code' | 'base' | 'operations'> & {
  owner: string;
  taken: Readonly<Record<string, number>>;
};

/** The device's cart as it is kept: what the server last answered and, in order, what it has not answered yet. */
export type DeviceCart = {
  cart_id: string | null;
  /** Id of the customer whose cart it is; null is a guest's. */
  owner: string | null;
  /** One for each customer. */
  left: readonly LeftCart[];
  /** What came of orders and changes while no page was there to say so: the next one does. */
  unheard: readonly DeviceNotice[];
  /** How often the provider would not know the customer and the cart went on as a guest's (spec 1 §4). */
  bypasses: number;
  /** Key of the call that creates the cart, kept until it is answered. */
  create_key: string | null;
  has_asked_for_mine: boolean;
  /** Ours answers `meta.cart` and knows keys (wire §2.9). */
  provider: 'unknown' | 'ours' | 'foreign';
  /** Store whose prices the lines of `base` carry. */
  store_code: StoreCode | null;
  base: CartBase<ShownLine>;
  operations: readonly DeviceOperation[];
  /** Of lines that the server has elsewhere than the shopper does. */
  places: LinePlaces;
  answer: CartAnswer | null;
  shipping: ShippingChoice | null;
  /** The server's words for what it refused, by line key. */
  errors: Readonly<Record<string, string>>;
  /** The coupon the server would not take last, and its words; empty when it is simply wrong. */
  refused_coupon: { code: string; text: string } | null;
  /** What the last comparison with the server's lines found (wire §2.7). */
  diff: readonly DiffEntry[];
  /** When something was last changed at checkout, in milliseconds since 1970; null: not since the last order. */
  checkout_at: number | null;
  /** Carts lost in a row without an answer in between. */
  restarts: number;
  /** Id of an order of this cart that failed on the server's side: ordering it again is the same order. */
  order_id: string | null;
  /** Ids of the noted acts that were done last on this device, whatever cart it was: none of them is done again. */
  noted: readonly string[];
};

export const emptyCart: DeviceCart = {
  cart_id: null,
  owner: null,
  left: [],
  unheard: [],
  bypasses: 0,
  create_key: null,
  has_asked_for_mine: false,
  provider: 'unknown',
  store_code: null,
  base: { lines: [], included: [] },
  operations: [],
  places: {},
  answer: null,
  shipping: null,
  errors: {},
  refused_coupon: null,
  diff: [],
  checkout_at: null,
  restarts: 0,
  order_id: null,
  noted: [],
};

/** An empty cart in place of another: what was learned about the provider, done on this device and left behind on it stays. */
export const nextCart = ({ provider, noted, left }: DeviceCart): DeviceCart => ({
  ...emptyCart,
  provider,
  noted,
  left,
});

/** Whether it went on as a guest's. */
export const isTaken = ({ taken }: Pick<LeftCart, 'taken'>): boolean => Object.keys(taken).length > 0;

/** True while a customer's lines are a guest's, as the provider would not know her. */
export const isBypassed = ({ left }: Pick<DeviceCart, 'left'>): boolean => left.some(isTaken);

/** The cart after an order: whose it is stays too. */
export const clearedCart = (cart: DeviceCart): DeviceCart => ({
  ...nextCart(cart),
  owner: cart.owner,
  left: cart.left.filter((left) => !isTaken(left)),
  has_asked_for_mine: true,
});

type KeptCart = Omit<DeviceCart, 'left'> & { left?: DeviceCart['left'] | LeftCart | null };

/** A cart as it was kept: what an older build did not keep is as in an empty one, and where it kept what one customer left that is all there is. */
export const asKept = (cart: Partial<KeptCart>): DeviceCart => ({
  ...emptyCart,
  ...cart,
  left: [cart.left ?? []].flat(),
});

export const loadCart = async (storage: Pick<DeviceStorage, 'read'>): Promise<DeviceCart> =>
  asKept((await storage.read('cart', 'cart')) ?? {});
