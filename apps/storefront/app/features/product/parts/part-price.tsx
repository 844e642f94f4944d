import { useTexts } from '../../../i18n/texts.tsx';
import { Amount } from '../../../shop/price.tsx';
import type { PriceView } from '../../../view-models/price-view.ts';

/** What a part costs in little room: the price before stands below. */
export const PartPrice = ({ price, className = '' }: { price: PriceView | null; className?: string }) => {
  const texts = useTexts('catalogue');
  if (price === null) return null;
  return (
    <span className={`grid shrink-0 leading-snug ${className}`}>
      <span className="font-semibold">
        <Amount minor={price.final} />
      </span>
      {price.regular !== null && (
        <s className="text-sm text-ink-soft">
          <span className="sr-only">{texts.regularPrice} </span>
          <Amount minor={price.regular} />
        </s>
      )}
    </span>
  );
};
