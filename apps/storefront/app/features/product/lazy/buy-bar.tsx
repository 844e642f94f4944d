import { type RefObject, useEffect, useState } from 'react';
import { Price } from '../../../shop/price.tsx';
import { orderBar } from '../../../ui/order-bar.ts';
import type { PriceView } from '../../../view-models/price-view.ts';
import { BuyButton } from '../buy-button.tsx';

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

/** True while any of the element is in view. */
const useIsSeen = (id: string): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observed = document.getElementById(id);
    if (observed === null) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [id]);
  return isSeen;
};

export type BuyBarProps = { /** The main button. */ button: RefObject<HTMLElement | null>; price: PriceView | null; isOutOfStock: boolean; label?: string | undefined };

/**
 * On phones the price and the button stay in reach once the main button has left the view, in place of the tabs and as far as the footer; what has the
 * focus comes to rest above it.
 */
export const BuyBar = ({ button, price, isOutOfStock, label }: BuyBarProps) => {
  const hasPassed = useHasPassed(button);
  const isAtEnd = useIsSeen('help');
  if (!hasPassed || isAtEnd) return null;
  return (
    <div
      className="fixed inset-x-0 bottom-0 z-20 flex animate-[rise_200ms] items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(0.625rem+var(--tab-bar))] md:hidden"
      ref={orderBar}
    >
      <Price price={price} size="card" />
      <BuyButton className="shrink-0 whitespace-nowrap" isOutOfStock={isOutOfStock} label={label} />
    </div>
  );
};
