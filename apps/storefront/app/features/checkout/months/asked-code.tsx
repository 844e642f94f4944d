import { useStore } from 'zustand';
import { askedCode } from '../../../device/checkout/asked-months.ts';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { textsIn } from '../../../i18n/texts-in.ts';

/** Shown beside the form of the checkout, since it is a form of its own. */
const monthsCode = lazyPart({
  part: async () => (await import('./checkout-code.lazy.tsx')).CheckoutCode,
  texts: textsIn('cart/card-months', 'account'),
});

/** The dialog of a code that an order waits for, while it does. */
export const AskedCode = () => {
  const asked = useStore(askedCode, (state) => state.asked);
  return asked === null ? null : <monthsCode.Part asked={asked} onClose={asked.leave} />;
};
