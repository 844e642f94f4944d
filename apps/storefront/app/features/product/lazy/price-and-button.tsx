import { Price } from '../../../shop/price.tsx';
import { orderBar } from '../../../ui/order-bar.ts';
import type { PriceView } from '../../../view-models/price-view.ts';
import { BuyButton } from '../buy-button.tsx';

/** The price and the button at the foot of a phone's screen. */
export const PriceAndButton = ({ price, isOutOfStock }: { price: PriceView | null; isOutOfStock: boolean }) => (
  <div
    className="fixed inset-x-0 bottom-(--tab-bar) z-20 flex animate-[rise_200ms] items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2.5 md:hidden"
    ref={orderBar}
  >
    <Price price={price} size="card" />
    <BuyButton className="shrink-0 whitespace-nowrap" isOutOfStock={isOutOfStock} />
  </div>
);
