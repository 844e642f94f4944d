import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';

const texts = textsIn('cart/stuck-order');

/** Loaded only when needed, because it is rare: beside the cart, and where the order was placed. */
export const stuckOrderCard = lazyPart({
  part: async () => (await import('./stuck-order.lazy.tsx')).StuckOrderCard,
  texts,
});
export const stuckOrderPage = lazyPart({
  part: async () => (await import('./stuck-order.lazy.tsx')).StuckOrderPage,
  texts,
});
