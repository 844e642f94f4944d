import { Amount, PriceBefore } from '../../../shop/cards/price.tsx';
import type { PriceView } from '../../../view-models/product/price-view.ts';

/** The price of a part in compact form, with the former price below. */
export const PartPrice = ({ price, className = '' }: { price: PriceView | null; className?: string }) =>
  price === null ? null : (
    <span className={`grid shrink-0 leading-snug ${className}`}>
      <span className="font-semibold">
        <Amount minor={price.final} />
      </span>
      <PriceBefore price={price} />
    </span>
  );
