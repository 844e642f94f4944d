import { lazyPart } from '../../i18n/lazy-part.tsx';

const texts = {
  en: () => import('@dijla/messages/en/cart/stuck-order'),
  ar: () => import('@dijla/messages/ar/cart/stuck-order'),
};

/** Loaded only when needed, because it is rare: beside the cart, and where the order was placed. */
export const stuckOrderCard = lazyPart({
  part: async () => (await import('./stuck-order.lazy.tsx')).StuckOrderCard,
  texts,
});
export const stuckOrderPage = lazyPart({
  part: async () => (await import('./stuck-order.lazy.tsx')).StuckOrderPage,
  texts,
});
