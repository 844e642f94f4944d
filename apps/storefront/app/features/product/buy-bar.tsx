import { type RefObject, useEffect, useState } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import type { PriceView } from '../../view-models/price-view.ts';

/** Pixels no page is long. */
const farBelow = 1_000_000;

/** True once the element has left the view upwards. */
const useHasPassed = (element: RefObject<HTMLElement | null>): boolean => {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    // Below the view counts as seen: a jump from above it to below it is noticed too.
    const observer = new IntersectionObserver((entries) => setHasPassed(entries.at(-1)?.isIntersecting === false), { rootMargin: `0px 0px ${farBelow}px 0px` });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return hasPassed;
};

const bar = lazyPart({ part: async () => (await import('./lazy/price-and-button.tsx')).PriceAndButton });

export type BuyBarProps = { /** The main button. */ button: RefObject<HTMLElement | null>; price: PriceView | null; isOutOfStock: boolean };

/** On phones the price and the button stay in reach once the main button has left the view; what has the focus comes to rest above it. */
export const BuyBar = ({ button, price, isOutOfStock }: BuyBarProps) => {
  if (!useHasPassed(button)) return null;
  return <bar.Part isOutOfStock={isOutOfStock} price={price} />;
};
