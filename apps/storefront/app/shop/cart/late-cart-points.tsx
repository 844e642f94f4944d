import type { CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { useSession } from '../../device/use-session.ts';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';

const cartPoints = lazyPart({
  part: async () => (await import('./cart-points.lazy.tsx')).CartPoints,
  texts: textsIn('cart/cart-points'),
});

/** Points of the cart's customer; nothing for a guest. */
export const LateCartPoints = ({ totals }: { totals: CartTotalsView | null }) =>
  useSession(({ profile }) => profile !== null) ? <cartPoints.Part totals={totals} /> : null;
