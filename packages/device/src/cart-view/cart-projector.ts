import type { StoreApi } from 'zustand/vanilla';
import { reuseIfEqual } from '../platform/reuse-if-equal.ts';
import { reuseCartParts } from './reuse-cart-parts.ts';
import type { CartState } from './cart-view.ts';
import { cartViewOf } from './cart-view-of.ts';
import { type DeviceCart, loadCart } from '../cart/device-cart.ts';
import type { DeviceOrder } from '../orders/device-order.ts';
import type { Collections } from '../platform/device-storage.ts';
import type { Device } from '../platform/device.ts';
import { keptContext } from './saved-totals-context.ts';
import { nextBoundaryOf } from './next-boundary-of.ts';
import { orderViewOf } from '../orders/order-view-of.ts';
import type { OrdersState } from '../orders/orders-view.ts';

/** The stores that screens read. */
export type ViewStores = { cart: StoreApi<CartState>; orders: StoreApi<OrdersState> };

/** Maximum delay of a timer in milliseconds: timers use 31 bits. */
const longestTimer = 2_147_483_647;

const ordersStateOf = (orders: readonly DeviceOrder[]): OrdersState => ({
  ready: true,
  orders: orders.toSorted((a, b) => b.created_at - a.created_at).map(orderViewOf),
});

/** The stored state that the cart view is computed from. */
type CartViewInput = { cart: DeviceCart; context: Collections['contexts'] | null };

/** `note` is called before a change of this cart is shown, and records it where it survives the page. */
type Foreseen<Answer> = { note: (shown: DeviceCart) => void; keep: () => Promise<Answer> };

/**
 * Projects what the device has stored into the view stores; a projection overtaken by a newer one is
 * dropped. Repeats it when a price or a promotion begins or ends, and then calls `atBoundary`. Changes by
 * the shopper are noted and shown before they are stored, because a disk write takes longer than the
 * response to a tap may.
 */
// oxlint-disable-next-line max-lines-per-function -- each step changes the same counts of projections
export const cartProjector = (
  device: Device,
  views: ViewStores,
  { hasFailed, atBoundary }: { hasFailed: () => boolean; atBoundary: () => void },
) => {
  let started = 0;
  let shown = 0;
  let isHeld = false;
  let acting = 0;
  let seen: CartViewInput | null = null;
  let cancelBoundary = (): void => undefined;
  const show = (input: CartViewInput): void => {
    seen = input;
    const isOffline = !device.isOnline() || hasFailed();
    views.cart.setState(
      reuseCartParts(
        views.cart.getState(),
        cartViewOf(input.cart, {
          store: device.store(),
          context: input.context,
          isOffline,
          now: device.now(),
        }),
      ),
      true,
    );
  };
  const refresh = async (): Promise<void> => {
    started += 1;
    const mine = started;
    const [cart, orders, context] = await Promise.all([
      loadCart(device.storage),
      device.storage.list('orders'),
      keptContext(device.storage, device.store()),
    ]);
    if (mine < shown || acting > 0) return;
    shown = mine;
    const now = device.now();
    show({ cart, context });
    views.orders.setState(reuseIfEqual(views.orders.getState(), ordersStateOf(orders)), true);
    cancelBoundary();
    const boundary = nextBoundaryOf(cart, context?.context ?? null, now);
    if (boundary !== null)
      cancelBoundary = device.after(
        Math.min(boundary - now, longestTimer),
        () => void refresh().then(atBoundary),
      );
  };
  /** Suspends projection while `act` runs, and projects the stored state when it has ended. */
  const during = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    acting += 1;
    try {
      return await act();
    } finally {
      acting -= 1;
      // Projections already running may have read the storage before `act` wrote to it, so they are dropped.
      shown = started + 1;
      await refresh();
    }
  };
  return {
    refresh,
    /**
     * Notes a change, shows its result on the currently shown cart, and shows the stored state once `keep`
     * has settled.
     */
    foresee: <Answer>(
      change: (cart: DeviceCart) => DeviceCart,
      { note, keep }: Foreseen<Answer>,
    ): Promise<Answer> => {
      const cart = seen === null || isHeld ? null : change(seen.cart);
      if (seen !== null && cart !== null && cart !== seen.cart) {
        note(seen.cart);
        show({ ...seen, cart });
      }
      return during(keep);
    },
    /** Leaves the screens unchanged until `act` has settled. */
    hold: async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
      isHeld = true;
      return during(() => act().finally(() => (isHeld = false)));
    },
    stop: (): void => cancelBoundary(),
  };
};
