import type { RefObject } from 'react';
import { Price } from '../../../shop/cards/price.tsx';
import { orderBar } from '@dijla/ui-kit/order-bar.ts';
import { beyond, useInView } from '@dijla/ui-kit/hooks/use-in-view.ts';
import type { PriceView } from '../../../view-models/product/price-view.ts';
import { BuyButton } from './buy-button.tsx';

export type BuyBarProps = {
  /** The main button. */ button: RefObject<HTMLElement | null>;
  price: PriceView | null;
  isOutOfStock: boolean;
  label?: string | undefined;
};

/**
 * On phones, the price and the buy button at the lower edge of the screen once the main button has scrolled
 * out of view, down to the footer. It replaces the tab bar, and focused elements are scrolled to above it.
 */
export const BuyBar = ({ button, price, isOutOfStock, label }: BuyBarProps) => {
  const hasPassed = useInView(button, `0px 0px ${beyond}px`) === false;
  const isAtEnd = useInView('help') === true;
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
