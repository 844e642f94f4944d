import { cartChanges, isChangedHere, type SeenCart } from '@dijla/device/analytics/cart-changes';
import { itemOfLine, purchaseOf, tagEvent, unitsOf } from '@dijla/device/analytics/tag-event';
import {
  type Click,
  type PlacedOrder,
  type WaitingEvent,
  withEvents,
  withOrders,
} from '@dijla/device/analytics/waiting-events';
import { cartStore } from '@dijla/device/cart-view/cart-view-state';
import { ordersStore } from '@dijla/device/orders/orders-view-state';
import { newId } from '@dijla/device/platform/new-id';
import type { OrderView } from '@dijla/device/orders/orders-view';
import type { StoreCode } from '@dijla/contract/store-views';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { paths } from '../../paths.ts';
import { panelStore } from '../page/panels.ts';
import { cartRead, ofTags } from './follow-pages.lazy.ts';
import { changeKept, isAgreed, noteEvents } from './kept-events.lazy.ts';
import type { PageAnalytics } from './page-analytics.ts';

/** The device's storage as the page has it: its code is there already. */
const storage = async () => (await import('../../device/storage/page-storage.ts')).pageStorage();

const storeNow = (): StoreCode => storeOfPath(location.pathname).code;

const seenCart = async (store: StoreCode): Promise<SeenCart> => {
  const cart = await (await storage()).read('cart', 'cart');
  const { lines } = cartStore.getState();
  return {
    owner: cart?.owner ?? null,
    operations: [...(cart?.base.included ?? []), ...(cart?.operations ?? []).map(({ id }) => id)],
    lines: Object.fromEntries(lines.map((line) => [line.line_key, itemOfLine(line, store)])),
  };
};

/** Milliseconds after which a change that no operation made is taken for another's: what is shown comes to the disk later. */
const patience = 2_000;

/** Notes what was put into the cart and taken out since it was looked at. */
const noteChanges = async (isLast: boolean): Promise<void> => {
  const store = storeNow();
  const now = await seenCart(store);
  let isToWait = false;
  await changeKept((kept) => {
    isToWait = !isLast && !isChangedHere(kept.cart, now);
    if (isToWait) return kept;
    const { added, removed } = cartChanges(kept.cart, now);
    const events = [
      ...(added.length > 0 ? [tagEvent('add_to_cart', store, { items: added })] : []),
      ...(removed.length > 0 ? [tagEvent('remove_from_cart', store, { items: removed })] : []),
    ];
    return withEvents(
      { ...kept, cart: now },
      events.map((event) => ofTags(store, event)),
      isAgreed(),
    );
  });
  if (isToWait) setTimeout(() => void noteChanges(true), patience);
};

/** Milliseconds in which taps on 'plus' become one event, and what is shown has come to the disk. */
const settling = 400;

/** Resolves once what was changed before this page is noted. */
const followChanges = async (): Promise<void> => {
  await cartRead();
  await noteChanges(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  cartStore.subscribe(({ lines }, before) => {
    if (lines === before.lines) return;
    clearTimeout(timer);
    timer = setTimeout(() => void noteChanges(false), settling);
  });
};

/** Units of the store's currency per unit of the shop's; null where the device was not told. */
const rateOf = async (store: StoreCode): Promise<number | null> => {
  const rate = (await (await storage()).read('contexts', store))?.context.base_rate;
  return rate ? rate.numerator / rate.denominator : null;
};

const checkoutReport = async ({ lines, store_code: store }: OrderView): Promise<WaitingEvent[]> => {
  const rate = await rateOf(store);
  const items = lines.flatMap(({ parent_sku: parent, sku, qty, unit_price: price }) =>
    price === null ? [] : [{ id: parent || sku, qty, price: unitsOf(price, store) }],
  );
  if (rate === null || items.length === 0) return [];
  return [{ id: newId(), store, to: 'shop', report: { kind: 'checkout', rate, items } }];
};

const placedOf = async (order: OrderView, analytics: PageAnalytics): Promise<PlacedOrder> => {
  const reports = analytics.reports.includes(order.store_code) ? await checkoutReport(order) : [];
  const purchase = analytics.tagManager ? [ofTags(order.store_code, purchaseOf(order))] : [];
  return {
    id: order.order_id,
    skus: order.lines.map(({ parent_sku: parent, sku }) => parent || sku),
    events: [...purchase, ...reports],
  };
};

/** Notes the orders that were accepted, whenever and from wherever they were sent. */
const followOrders = (analytics: PageAnalytics): void => {
  const clickEvent =
    (store: StoreCode) =>
    (click: Click): WaitingEvent | null =>
      analytics.reports.includes(store)
        ? { id: newId(), store, to: 'shop', report: { kind: 'click', led_to_order: true, ...click } }
        : null;
  const look = async (): Promise<void> => {
    const { ready, orders: known } = ordersStore.getState();
    if (!ready) return;
    const accepted = known.filter(({ state }) => state === 'accepted');
    const orders = await Promise.all(accepted.map((order) => placedOf(order, analytics)));
    await changeKept((kept) =>
      withOrders(kept, orders, { isAgreed: isAgreed(), clickEvent: clickEvent(storeNow()) }),
    );
  };
  void look();
  ordersStore.subscribe(() => void look());
};

/** What was told of this visit to the checkout: whether it began, and the methods chosen since. */
type Told = { isCheckout: boolean; shipping: string | null; payment: string | null };

/** Tells of the cart's page and of the checkout, whose methods may have been chosen before. */
const stepsOf = (changesNoted: Promise<void>) => {
  let told: Told = { isCheckout: false, shipping: null, payment: null };
  const note = (
    event: 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_payment_info',
    about: object = {},
  ): void => {
    const store = storeNow();
    const items = cartStore.getState().lines.map((line) => itemOfLine(line, store));
    if (items.length > 0) void noteEvents([ofTags(store, tagEvent(event, store, { ...about, items }))]);
  };
  const lookAtMethods = (): void => {
    const { shipping, payment } = cartStore.getState();
    const tier = shipping?.method_code ?? null;
    if (tier !== null && tier !== told.shipping) note('add_shipping_info', { shipping_tier: tier });
    if (payment !== null && payment !== told.payment) note('add_payment_info', { payment_type: payment });
    told = { ...told, shipping: tier ?? told.shipping, payment: payment ?? told.payment };
  };
  cartStore.subscribe(() => told.isCheckout && lookAtMethods());
  return {
    note,
    onPage: async (path: string): Promise<void> => {
      // What was put in comes before it is looked at.
      await changesNoted;
      const store = storeNow();
      const isCheckout = path === paths.checkout(store);
      if (path === paths.cart(store)) note('view_cart');
      if (isCheckout === told.isCheckout) return;
      told = { isCheckout, shipping: null, payment: null };
      if (!isCheckout) return;
      note('begin_checkout');
      lookAtMethods();
    },
  };
};

/** Follows the cart, the checkout and the orders of this device. Returns what is to be told of each page. */
export const followCart = (analytics: PageAnalytics): ((path: string) => void) => {
  followOrders(analytics);
  if (!analytics.tagManager) return () => undefined;
  const changesNoted = followChanges();
  const steps = stepsOf(changesNoted);
  panelStore.subscribe(({ open }, before) => {
    if (open === 'microcart' && before.open !== open) void changesNoted.then(() => steps.note('view_cart'));
  });
  return (path) => void steps.onPage(path);
};
