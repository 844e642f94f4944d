import type { CartBase, CartOperation } from '@dijla/commerce-rules/cart/cart-operation';
import type { DiffEntry } from '@dijla/commerce-rules/cart/merge-carts';
import type { CartView, CartViewItem, PartialAddress } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import type { DeviceStorage } from '../platform/device-storage.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';

/**
 * Maps the key of a line that was put back or replaced another to the keys of the lines that follow it, the
 * nearest first.
 */
export type LinePlaces = Readonly<Record<string, readonly string[]>>;

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
    /**
     * Set while only the wire's facts about the line are known; the rest is still to be read from the
     * catalog.
     */
    is_bare?: true;
  };

/** Whether a line's quantity is always one: a file bought twice is the same file. */
export const isSingle = (line: Pick<ShownLine, 'product_type'> | null): boolean =>
  line?.product_type === 'downloadable';

/**
 * An operation of the shopper that the server has not answered yet. `store_code` determines the currency of
 * its prices.
 */
export type DeviceOperation = CartOperation<ShownLine> & {
  store_code: StoreCode;
  /**
   * Set for a guest's line that is being merged into a customer's cart: if there is less in stock, the
   * available quantity is taken.
   */
  is_merge?: boolean;
  /** How often the operation was sent without an answer. */
  attempts: number;
  /**
   * The line's quantity on the server when the operation was first sent. Tells whether a provider without
   * idempotency keys has applied it.
   */
  qty_before: number;
  /**
   * For the removal of a replaced line, the id of the addition that replaces it. If the server refuses the
   * addition, the line stays.
   */
  replaced_by?: string;
};

/**
 * The server's last totals and methods, in the language and currency of `store_code`, and the promotions of
 * this cart alone; `at` is the time of receipt. Providers without `view=cart` and older builds leave out the
 * remembered coupon, the frozen rate, and what keeps a line from being ordered.
 */
export type CartAnswer = Pick<
  CartView,
  'totals' | 'payment_methods' | 'shipping_methods' | 'context_version'
> &
  Partial<
    Pick<
      CartView,
      | 'promotions'
      | 'coupon_code'
      | 'base_rate'
      | 'payable'
      | 'notices'
      | 'credit'
      | 'reward_points'
      | 'adjustments'
    >
  > & {
    store_code: StoreCode;
    at: number;
  };

/** Returns the coupon the server remembers, applied or not. */
export const rememberedCoupon = (answer: CartAnswer | null): string | null =>
  answer?.coupon_code ?? answer?.totals.coupon_code ?? null;

export type ShippingChoice = {
  address: PartialAddress;
  carrier_code: string | null;
  method_code: string | null;
  payment: string | null;
  /** Whether the server has the address and the shipping method. */
  is_sent: boolean;
  /** Whether the server has the payment method; older builds did not send it. */
  is_payment_sent?: boolean;
};

/** Returns the choice marked as unsent, for a server or another cart that does not have it. */
export const unsentShipping = (shipping: ShippingChoice | null): ShippingChoice | null =>
  shipping && { ...shipping, is_sent: false, is_payment_sent: false };

/** Whether the server has the chosen payment method, so that its totals include the fee. */
export const isPaymentSent = ({ shipping }: { shipping: ShippingChoice | null }): boolean =>
  !shipping?.payment || shipping.is_payment_sent === true;

/**
 * The cart of a customer whose session ended by itself, or whom the provider did not recognize, with its
 * unsent operations; it continues at the next sign-in. `taken` maps line keys to the quantities that
 * meanwhile continued in a guest's cart.
 */
export type LeftCart = Pick<DeviceCart, 'cart_id' | 'provider' | 'store_code' | 'base' | 'operations'> & {
  owner: string;
  taken: Readonly<Record<string, number>>;
};

/**
 * The cart as stored on the device: the server's last answer and, in order, the operations it has not
 * answered yet.
 */
export type DeviceCart = {
  cart_id: string | null;
  /** Id of the customer who owns the cart; null for a guest's. */
  owner: string | null;
  /** Left carts, one for each customer. */
  left: readonly LeftCart[];
  /** Notices of orders and changes that no page was open to show; the next page shows them. */
  unheard: readonly DeviceNotice[];
  /**
   * How often the provider did not recognize the customer and the cart continued as a guest's (spec 1 §4).
   */
  bypasses: number;
  /** Key of the call that creates the cart, stored until it is answered. */
  create_key: string | null;
  has_asked_for_mine: boolean;
  /** Our provider answers `meta.cart` and supports keys (wire §2.9). */
  provider: 'unknown' | 'ours' | 'foreign';
  /** Store of the prices in the lines of `base`. */
  store_code: StoreCode | null;
  base: CartBase<ShownLine>;
  operations: readonly DeviceOperation[];
  /** Places of lines that the shopper sees in another order than the server's. */
  places: LinePlaces;
  answer: CartAnswer | null;
  shipping: ShippingChoice | null;
  /** The server's texts for refused operations, by line key. */
  errors: Readonly<Record<string, string>>;
  /** The coupon the server refused last and its text, empty for an unknown code. */
  refused_coupon: { code: string; text: string } | null;
  /** Result of the last comparison with the server's lines (wire §2.7). */
  diff: readonly DiffEntry[];
  /**
   * Time of the last change at checkout, in milliseconds since 1970; null if there was none since the last
   * order.
   */
  checkout_at: number | null;
  /** Number of carts lost in a row without an answer in between. */
  restarts: number;
  /**
   * Id of an order of this cart that failed on the server; ordering again reuses it, so that it is the same
   * order.
   */
  order_id: string | null;
  /** Ids of the journal entries done last on this device, in any cart; none of them is done again. */
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

/**
 * Returns an empty cart that keeps what is known of the provider, the done journal entries and the left
 * carts.
 */
export const nextCart = ({ provider, noted, left }: DeviceCart): DeviceCart => ({
  ...emptyCart,
  provider,
  noted,
  left,
});

/** Whether any line of the left cart continued as a guest's. */
export const isTaken = ({ taken }: Pick<LeftCart, 'taken'>): boolean => Object.keys(taken).length > 0;

/**
 * Whether a customer's lines are currently in a guest's cart because the provider does not recognize the
 * customer.
 */
export const isBypassed = ({ left }: Pick<DeviceCart, 'left'>): boolean => left.some(isTaken);

/** Returns the cart after an order; its owner stays. */
export const clearedCart = (cart: DeviceCart): DeviceCart => ({
  ...nextCart(cart),
  owner: cart.owner,
  left: cart.left.filter((left) => !isTaken(left)),
  has_asked_for_mine: true,
});

type KeptCart = Omit<DeviceCart, 'left'> & { left?: DeviceCart['left'] | LeftCart | null };

/**
 * Returns a stored cart in the current form: members that an older build did not store are as in an empty
 * cart, and a single left cart becomes a list.
 */
export const asKept = (cart: Partial<KeptCart>): DeviceCart => ({
  ...emptyCart,
  ...cart,
  left: [cart.left ?? []].flat(),
});

export const loadCart = async (storage: Pick<DeviceStorage, 'read'>): Promise<DeviceCart> =>
  asKept((await storage.read('cart', 'cart')) ?? {});
