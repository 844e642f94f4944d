import { cartCount } from '@dijla/commerce-rules/cart/cart-count';
import { alignmentOf } from '@dijla/commerce-rules/cart/alignment-of';
import { linesBeyond } from '@dijla/commerce-rules/cart/lines-beyond';
import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { paymentMethodsFor } from '@dijla/commerce-rules/payment/payment-methods-for';
import { shippingMethodsFor } from '@dijla/commerce-rules/shipping/shipping-methods-for';
import type { TotalsCart } from '@dijla/commerce-rules/totals/totals-cart';
import { totalsOf } from '@dijla/commerce-rules/totals/totals-of';
import { wireTotals } from '@dijla/commerce-rules/totals/wire-totals';
import type {
  CallInput,
  ShopperCallName,
  CartNotice,
  CartPromotion,
  CartView,
  CartViewItem,
  ContractClient,
  OrderBody,
  OrderConfirmation,
  PriceRow,
  ProductOption,
  TotalsContext,
} from '@dijla/contract/client';

export const testContext: TotalsContext = {
  version: 'v1',
  store_code: 'en',
  price_list: 'general',
  currency: {
    code: 'USD',
    scale: 2,
    symbol: '$',
    sign_placement: 'prepend',
    decimal_separator: '.',
    thousands_separator: ',',
  },
  base_currency: { code: 'USD', scale: 2 },
  base_rate: { numerator: 1, denominator: 1 },
  cash_step: 0,
  payable: {
    currency: {
      code: 'IQD',
      scale: 0,
      symbol: 'IQD',
      sign_placement: 'append',
      decimal_separator: '.',
      thousands_separator: ',',
    },
    rate: { numerator: 1310, denominator: 1 },
    step: 250,
  },
  customer_group: 'NOT LOGGED IN',
  promotions: [],
  tax: { default_country: 'IQ', source_price_includes_tax: true, customer_tax_class_id: 1, rules: [] },
  shipping_methods: [
    {
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      carrier_title: 'Standard',
      method_title: 'Tomorrow',
      countries: ['IQ'],
      tax_class_id: 0,
      steps: [{ min_subtotal: 0, price: 400 }],
      regions: [],
    },
  ],
  payment_methods: [
    {
      code: 'cashondelivery',
      title: 'Cash',
      min_total: null,
      max_total: null,
      fee: 0,
      for_virtual_carts: false,
      offline: false,
      instructions: null,
    },
  ],
};

/**
 * What happens to one call: it is answered, the connection is cut before it arrives or after it was carried
 * out, or a proxy reports a failure after it was carried out. `ticks` is its duration.
 */
export type Passage = { fate: 'answered' | 'cut-before' | 'cut-after' | 'failed-after'; ticks: number };
type Line = {
  item_id: number;
  sku: string;
  parent_sku: string;
  qty: number;
  product_option?: ProductOption | undefined;
};
type GivenItem = { sku?: string; qty: unknown; item_id?: unknown; product_option?: ProductOption | null };
type Answer =
  | { ok: true; result: unknown; meta: { cart?: CartView } | undefined }
  | { ok: false; status: number; result: string };
type Telling = {
  addressInformation: Record<
    'shipping_carrier_code' | 'shippingCarrierCode' | 'shipping_method_code' | 'shippingMethodCode',
    string | undefined
  >;
  method: string;
};
export type Call = { name: ShopperCallName; key: string | undefined; storeCode: string };

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const answered: Passage = { fate: 'answered', ticks: 0 };

const tenPercentOf = (coupon_code: string): CartPromotion => ({
  code: coupon_code,
  name: coupon_code,
  coupon_code,
  priority: 0,
  stops_further: false,
  from: null,
  until: null,
  rule: { when: { match: 'all', of: [] }, actions: [{ type: 'percent', percent: 100_000 }] },
});

/**
 * Returns a provider in memory with carts, keys, and a stock of `stock` pieces of each product. With
 * `isForeign` it supports neither keys nor `view=cart`.
 */
export const testProvider = ({
  isForeign = false,
  stock = 1_000,
  price = 950,
}: { isForeign?: boolean; stock?: number; price?: number } = {}) => {
  const carts = new Map<string, Line[]>();
  /**
   * The customer's one active cart. While `state.isSignedIn`, a call with an empty token is the customer's.
   */
  const owned = { id: null as string | null };
  const coupons = new Map<string, string>();
  /** Destination, shipping and payment method of each cart, as far as they were sent. */
  const received = new Map<string, Pick<TotalsCart, 'country' | 'shipping' | 'payment'>>();
  const kept = new Map<string, Answer>();
  const orders = new Map<string, { id: string; lines: Line[]; totals: OrderConfirmation['totals'] }>();
  /** Withdrawn order ids. */
  const withdrawn = new Set<string>();
  const calls: Call[] = [];
  const state = {
    isSignedIn: false,
    passages: [] as Passage[],
    context: testContext,
    refuse: null as null | { of: 'create' | 'pull' | 'cart' | 'order'; status: number; result: string },
    mine: null as string | null,
    price,
    now: 0,
    /** Exchange rate frozen with every cart. */ rate: null as TotalsContext['base_rate'] | null,
    payableRate: null as TotalsContext['base_rate'] | null,
    prices: null as PriceRow[] | null,
    notices: [] as CartNotice[],
  };
  let lastId = 0;
  const nextId = (): number => (lastId += 1);

  const shown = (line: Line): CartViewItem => ({
    ...line,
    name: `${line.sku} name`,
    price: state.price / 100,
    product_type: 'simple',
    quote_id: '',
    product_id: 1,
    url_path: line.sku,
    image: null,
    options: [],
    prices: state.prices ?? [{ kind: 'regular', amount: state.price, min_qty: 1, from: null, until: null }],
    tax_class_id: 0,
    is_virtual: false,
    is_in_stock: true,
    salable_qty: null,
  });
  const viewOf = (cart_id: string, storeCode: string): CartView => {
    const items = (carts.get(cart_id) ?? []).map(shown);
    const coupon_code = coupons.get(cart_id) ?? null;
    const promotions = coupon_code === null ? [] : [tenPercentOf(coupon_code)];
    const base_rate = state.rate ?? state.context.base_rate;
    const payable = { ...state.context.payable, rate: state.payableRate ?? state.context.payable.rate };
    const computed = totalsOf(
      {
        lines: items,
        country: '',
        region_id: null,
        region_name: null,
        shipping: null,
        payment: null,
        promotions,
        ...received.get(cart_id),
      },
      { ...state.context, base_rate },
      state.now,
    );
    return {
      cart_id,
      items,
      totals: wireTotals(computed, { ...state.context, payable }, (code) => `${code} in ${storeCode}`),
      payment_methods: paymentMethodsFor(state.context, {
        grandTotal: computed.grand_total,
        isVirtual: false,
      }),
      shipping_methods: shippingMethodsFor(state.context, {
        country: 'IQ',
        subtotal: computed.subtotal,
        isVirtual: false,
      }),
      notices: state.notices,
      rules: [],
      promotions,
      coupon_code,
      context_version: state.context.version,
      base_rate,
      payable,
    };
  };
  const notAdded: Answer = { ok: false, status: 500, result: 'Error while adding products' };
  const notFound: Answer = { ok: false, status: 404, result: 'No such entity with cartId' };
  const refusal = (result: string): Answer => ({ ok: false, status: 400, result });

  const update = (lines: Line[], given: GivenItem): Answer => {
    const qty = Number(given.qty);
    const known =
      given.item_id === undefined
        ? lines.find(
            (line) =>
              lineKeyOf(line.sku, line.product_option) === lineKeyOf(given.sku ?? '', given.product_option),
          )
        : lines.find(({ item_id }) => item_id === given.item_id);
    if (given.item_id !== undefined && !known)
      return { ok: false, status: 404, result: 'This item is no longer in the cart.' };
    const after = given.item_id === undefined ? (known?.qty ?? 0) + qty : qty;
    if (after > stock) return refusal('The requested qty is not available');
    const line = known ?? {
      item_id: nextId(),
      sku: given.sku ?? '',
      parent_sku: given.sku ?? '',
      qty: 0,
      product_option: given.product_option ?? undefined,
    };
    if (!known) lines.push(line);
    line.qty = after;
    return {
      ok: true,
      result: { ...line, name: line.sku, price: state.price / 100, product_type: 'simple', quote_id: '' },
      meta: undefined,
    };
  };
  const place = (body: OrderBody, cartId: string): Answer => {
    if (withdrawn.has(String(body.order_id))) return refusal('This order was canceled.');
    const lines = carts.get(cartId);
    const before = [...orders.values()].find(({ id }) => id === cartId);
    if (!lines && !before) return notFound;
    if (lines) {
      const held = structuredClone(lines);
      for (const step of alignmentOf(lines, body.products)) {
        if (step.kind === 'remove')
          lines.splice(
            lines.findIndex(({ item_id }) => item_id === step.item_id),
            1,
          );
        else if (!update(lines, step.kind === 'add' ? step : { qty: step.qty, item_id: step.item_id }).ok)
          return notAdded;
      }
      const { grand_total, total_segments } = viewOf(cartId, '').totals;
      if (grand_total > (body.expected_total ?? grand_total)) {
        carts.set(cartId, held);
        return refusal(`The total is now ${grand_total}`);
      }
      orders.set(String(body.order_id), {
        id: cartId,
        lines: structuredClone(lines),
        totals: { grand_total, total_segments },
      });
      carts.delete(cartId);
      const beyond = body.known_lines && cartId === owned.id ? linesBeyond(held, body.known_lines) : [];
      if (beyond.length > 0) {
        owned.id = `cart-${nextId()}`;
        carts.set(
          owned.id,
          held.flatMap((line) =>
            beyond.filter(({ item_id }) => item_id === line.item_id).map(({ qty }) => ({ ...line, qty })),
          ),
        );
      }
    }
    return {
      ok: true,
      result: {
        backendOrderId: '1',
        magentoOrderId: '1',
        orderNumber: '000000001',
        transferedAt: '2026-01-01T00:00:00.000Z',
        ...(!isForeign && { totals: [...orders.values()].find(({ id }) => id === cartId)?.totals }),
      },
      meta: undefined,
    };
  };
  const connect = (query: Record<string, string>): Answer => {
    const isHers = query.token === '';
    if (isHers && !state.isSignedIn)
      return { ok: false, status: 401, result: "The consumer isn't authorized to access %resources." };
    if (isHers && owned.id !== null && carts.has(owned.id))
      return { ok: true, result: owned.id, meta: undefined };
    const id = `cart-${nextId()}`;
    carts.set(id, []);
    if (isHers) owned.id = id;
    return { ok: true, result: id, meta: undefined };
  };
  const changeCoupon = (cartId: string, name: ShopperCallName, code = ''): Answer => {
    if (
      name === 'cart/apply-coupon' &&
      (code.toUpperCase() !== 'WELCOME10' || carts.get(cartId)?.length === 0)
    )
      return {
        ok: false,
        status: 404,
        result: "The coupon code isn't valid. Verify the code and try again.",
      };
    if (name === 'cart/apply-coupon') coupons.set(cartId, code.toUpperCase());
    else coupons.delete(cartId);
    return { ok: true, result: true, meta: undefined };
  };
  const tell = (cartId: string, { addressInformation: given, method }: Partial<Telling>): Answer => {
    if (method !== undefined && !state.context.payment_methods.some(({ code }) => code === method))
      return refusal('The requested Payment Method is not available.');
    const carrier_code = given?.shipping_carrier_code ?? given?.shippingCarrierCode;
    const method_code = given?.shipping_method_code ?? given?.shippingMethodCode;
    const known = received.get(cartId) ?? { country: '', shipping: null, payment: null };
    received.set(cartId, {
      ...known,
      ...(given && {
        country: 'IQ',
        shipping: carrier_code && method_code ? { carrier_code, method_code } : null,
      }),
      ...(method && { payment: method }),
    });
    const result = given
      ? { totals: viewOf(cartId, '').totals, payment_methods: [], extension_attributes: {} }
      : true;
    return { ok: true, result, meta: undefined };
  };
  const carryOut = (
    name: ShopperCallName,
    { query, body }: { query: Record<string, string>; body: never },
  ): Answer => {
    const cartId = query.cartId ?? '';
    if (name === 'cart/create') {
      if (state.refuse?.of === 'create') return { ok: false, ...state.refuse };
      return connect(query);
    }
    if (name === 'cart/mine' && isForeign) return notFound;
    if (name === 'cart/mine')
      return {
        ok: true,
        result: query.token !== '' ? state.mine : owned.id !== null && carts.has(owned.id) ? owned.id : null,
        meta: undefined,
      };
    if (name === 'stock/check')
      return { ok: true, result: { qty: stock, is_in_stock: true, manage_stock: true }, meta: undefined };
    if (name === 'cart/totals-context') return { ok: true, result: state.context, meta: undefined };
    if (name === 'order/place')
      return state.refuse?.of === 'order' ? { ok: false, ...state.refuse } : place(body, cartId);
    const lines = carts.get(cartId);
    if (!lines) return notFound;
    if (cartId === owned.id && (query.token !== '' || !state.isSignedIn))
      return { ok: false, status: state.isSignedIn ? 404 : 401, result: 'No such entity with cartId' };
    if (name === 'order/withdraw') {
      const { order_id } = body as { order_id: string };
      if (!orders.has(order_id)) withdrawn.add(order_id);
      return orders.has(order_id)
        ? { ok: false, status: 409, result: 'This order has already been placed.' }
        : { ok: true, result: true, meta: undefined };
    }
    if (name === 'cart/pull' && state.refuse?.of === 'pull') return { ok: false, ...state.refuse };
    if (name === 'cart/pull')
      return {
        ok: true,
        result: lines.map((line) => ({ ...line, name: `${line.sku} name` })),
        meta: undefined,
      };
    if (state.refuse?.of === 'cart') return { ok: false, ...state.refuse };
    if (name === 'cart/apply-coupon' || name === 'cart/delete-coupon')
      return changeCoupon(cartId, name, query.coupon);
    if (name === 'cart/totals') return { ok: true, result: viewOf(cartId, '').totals, meta: undefined };
    if (name === 'cart/shipping-methods')
      return { ok: true, result: viewOf(cartId, '').shipping_methods, meta: undefined };
    if (name === 'cart/payment-methods')
      return { ok: true, result: viewOf(cartId, '').payment_methods, meta: undefined };
    if (name === 'cart/shipping-information' || name === 'cart/selected-payment-method')
      return tell(cartId, body);
    const { cartItem } = (body ?? {}) as { cartItem: GivenItem };
    if (name === 'cart/update') return update(lines, cartItem);
    if (name === 'cart/delete') {
      const place = lines.findIndex(({ item_id }) => item_id === cartItem.item_id);
      if (place < 0) return { ok: false, status: 404, result: 'This item is no longer in the cart.' };
      lines.splice(place, 1);
      return { ok: true, result: true, meta: undefined };
    }
    return { ok: true, result: {}, meta: undefined };
  };
  const withView = (answer: Answer, query: Record<string, string>, name: ShopperCallName): Answer => {
    if (!answer.ok || isForeign || query.view !== 'cart') return answer;
    const id = name === 'cart/create' || name === 'cart/mine' ? answer.result : query.cartId;
    return typeof id === 'string' ? { ...answer, meta: { cart: viewOf(id, query.storeCode ?? '') } } : answer;
  };
  const client = (async (name: ShopperCallName, input: CallInput<ShopperCallName> = {}) => {
    const passage = state.passages.shift() ?? answered;
    const query = (input.query ?? {}) as Record<string, string>;
    calls.push({ name, key: input.idempotencyKey, storeCode: query.storeCode ?? '' });
    for (let waited = 0; waited < passage.ticks; waited += 1) await tick();
    if (passage.fate === 'cut-before') throw new TypeError('fetch failed');
    const key =
      isForeign || input.idempotencyKey === undefined ? null : `${query.cartId}|${input.idempotencyKey}`;
    const answer =
      (key === null ? undefined : kept.get(key)) ??
      withView(carryOut(name, { query, body: structuredClone(input.body) as never }), query, name);
    if (key !== null && answer.ok) kept.set(key, answer);
    if (passage.fate === 'cut-after') throw new TypeError('fetch failed');
    if (passage.fate === 'failed-after') return { ok: false, status: 502, result: 'Bad Gateway' };
    return structuredClone(answer);
  }) as unknown as ContractClient;

  return {
    client,
    calls,
    state,
    orders,
    carts,
    owned,
    coupons,
    received: received,
    /** Quantities by sku in all existing carts. */
    quantities: (): Record<string, number> =>
      Object.fromEntries([...carts.values()].flat().map(({ sku, qty }) => [sku, qty])),
    count: (): number => cartCount([...carts.values()].flat()),
    changes: (): Call[] => calls.filter(({ name }) => name === 'cart/update' || name === 'cart/delete'),
  };
};

export type TestProvider = ReturnType<typeof testProvider>;
