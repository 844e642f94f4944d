import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';
import { TrackingPlaceholder } from './tracking-placeholder.tsx';

/** An order that was found, with everything about it. */
export const trackedOrder = lazyPart({
  part: async () => (await import('./tracked-order.lazy.tsx')).TrackedOrderPage,
  texts: textsIn('orders/orders', 'orders/order-states', 'orders/order', 'cart/cart', 'cart/totals'),
  placeholder: TrackingPlaceholder,
});

/** The orders of this device, known only once it has been read. */
export const deviceOrders = lazyPart({
  part: async () => (await import('./device-orders.lazy.tsx')).DeviceOrders,
  texts: textsIn('orders/orders', 'orders/order-states'),
});
