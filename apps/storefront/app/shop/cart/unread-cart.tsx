import { type ReactNode, useMemo } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import type { CartState } from '@dijla/device/cart-view/cart-view';
import type { KnownBestsellers } from '../cards/known-bestsellers.ts';
import { useSeenProducts } from '../cards/seen-products.ts';

/** Rendered in full by the server; its links work before its code has loaded. */
const emptyCart = lazyPart({ part: async () => (await import('./empty-cart.tsx')).EmptyCart });

/**
 * Whether the page showed an empty cart before the device was read, and the cart is indeed empty, so that
 * the content can stay.
 */
export const useIsSaidEmpty = (
  { ready, lines }: Pick<CartState, 'ready' | 'lines'>,
  { bestsellers }: KnownBestsellers,
): boolean => {
  const seen = useSeenProducts(useStoreView().code);
  return ready && lines.length === 0 && seen.length === 0 && bestsellers !== null;
};

type UnreadCartProps = KnownBestsellers & {
  /** Whether the device has been read and its cart is empty. */ isEmpty: boolean;
  /** Placeholder for a filled cart. */ placeholder: ReactNode;
};

/**
 * A cart page until the device has been read. When nothing indicates a cart (`data-cart`) or viewed products
 * (`data-seen`), it shows the empty cart at once, even without scripts; otherwise it shows `placeholder`.
 */
export const UnreadCart = ({ isEmpty, placeholder, bestsellers }: UnreadCartProps) => {
  // Memoized, because React discards updates to a boundary that has not hydrated.
  const said = useMemo(() => <emptyCart.Part bestsellers={bestsellers} />, [bestsellers]);
  if (bestsellers === null) return placeholder;
  return (
    <>
      {!isEmpty && <div className="likely-filled">{placeholder}</div>}
      <div className={isEmpty ? undefined : 'likely-empty'}>{said}</div>
    </>
  );
};
