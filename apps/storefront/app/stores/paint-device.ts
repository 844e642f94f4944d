import { nextPriceBoundary } from '@dijla/commerce-rules/price/next-price-boundary';
import type { StoreApi } from 'zustand/vanilla';
import type { CartState } from './cart-state.ts';
import { cartViewOf } from './cart-view-of.ts';
import { type DeviceCart, readCart } from './device-cart.ts';
import type { Device } from './device.ts';
import { orderViewOf } from './order-view-of.ts';
import type { OrdersState } from './orders-state.ts';

/** What screens read. */
export type Mirrors = { cart: StoreApi<CartState>; orders: StoreApi<OrdersState> };

/** Timers count in 31 bits. */
const longestTimer = 2_147_483_647;

const boundaryOf = ({ base, operations }: DeviceCart, now: number): number | null => {
  const rows = [...base.lines, ...operations].flatMap(({ line }) => line?.prices ?? []);
  const boundary = nextPriceBoundary(rows, now);
  return boundary === null ? null : Date.parse(boundary);
};

/** Shows on the mirrors what the device holds; a painting overtaken by a newer one is dropped. Painted again when a price begins or ends. */
export const devicePainter = (device: Device, mirrors: Mirrors, hasFailed: () => boolean) => {
  let started = 0;
  let shown = 0;
  let isHeld = false;
  let cancelBoundary = (): void => undefined;
  const paint = async (): Promise<void> => {
    started += 1;
    const mine = started;
    const [cart, orders, context] = await Promise.all([
      readCart(device.storage), device.storage.list('orders'), device.storage.read('contexts', device.store()),
    ]);
    if (mine < shown || isHeld) return;
    shown = mine;
    const now = device.now();
    mirrors.cart.setState(cartViewOf(cart, { store: device.store(), context, isOffline: !device.isOnline() || hasFailed(), now }), true);
    mirrors.orders.setState({ ready: true, orders: orders.sort((a, b) => b.created_at - a.created_at).map(orderViewOf) }, true);
    cancelBoundary();
    const boundary = boundaryOf(cart, now);
    if (boundary !== null) cancelBoundary = device.after(Math.min(boundary - now, longestTimer), () => void paint());
  };
  return {
    paint,
    /** Keeps the screens as they are until the act is done. */
    hold: async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
      isHeld = true;
      try {
        return await act();
      } finally {
        isHeld = false;
        await paint();
      }
    },
    stop: (): void => cancelBoundary(),
  };
};
