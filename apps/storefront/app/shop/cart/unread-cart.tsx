import { type ReactNode, useMemo } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import type { CartState } from '../../device/cart-view/cart-view.ts';
import type { KnownBestsellers } from '../cards/known-bestsellers.ts';
import { useSeenProducts } from '../cards/seen-products.ts';

/** Stands whole in the page; its links are links before its code has come. */
const emptyCart = lazyPart({ part: async () => (await import('./empty-cart.tsx')).EmptyCart });

/** Whether the page said already, before the device was read, that the cart is empty, and was right: then that stays as it stands. */
export const useIsSaidEmpty = (
  { ready, lines }: Pick<CartState, 'ready' | 'lines'>,
  { bestsellers }: KnownBestsellers,
): boolean => {
  const seen = useSeenProducts(useStoreView().code);
  return ready && lines.length === 0 && seen.length === 0 && bestsellers !== null;
};

type UnreadCartProps = KnownBestsellers & {
  /** Read meanwhile, and empty as was said. */ isEmpty: boolean;
  /** Room of what comes where there is a cart. */ room: ReactNode;
};

/**
 * A page of the cart until the device has been read. Where nothing speaks for a cart (`data-cart`) and nothing was looked at (`data-seen`) it says at once
 * that there is none and leads on, without scripts; elsewhere `room` is kept.
 */
export const UnreadCart = ({ isEmpty, room, bestsellers }: UnreadCartProps) => {
  // Always the same element: React throws away what changes in its sleep.
  const said = useMemo(() => <emptyCart.Part bestsellers={bestsellers} />, [bestsellers]);
  if (bestsellers === null) return room;
  return (
    <>
      {!isEmpty && <div className="likely-filled">{room}</div>}
      <div className={isEmpty ? undefined : 'likely-empty'}>{said}</div>
    </>
  );
};
