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

export type BuyBarProps = { /** The main button. */ button: RefObject<HTMLElement | null>; price: PriceView | null; isOutOfStock: boolean; label?: string | undefined };

/** On phones the price and the button stay in reach once the main button has left the view; what has the focus comes to rest above it. */
export const BuyBar = ({ button, price, isOutOfStock, label }: BuyBarProps) =>
  useHasPassed(button) && (
    <div
      className="fixed inset-x-0 bottom-(--tab-bar) z-20 flex animate-[rise_200ms] items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2.5 md:hidden"
      ref={orderBar}
    >
      <Price price={price} size="card" />
      <BuyButton className="shrink-0 whitespace-nowrap" isOutOfStock={isOutOfStock} label={label} />
    </div>
  );
