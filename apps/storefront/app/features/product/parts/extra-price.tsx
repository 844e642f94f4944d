import { extraAmount } from '@dijla/commerce-rules/price/extra-amount';
import type { PriceExtra } from '@dijla/contract/client';
import { Amount } from '../../../shop/cards/price.tsx';

/** What a choice adds to the price, such as `+ 2,000 د.ع`; nothing for a choice without a surcharge. */
export const ExtraPrice = ({ extra, ownPrice }: { extra: PriceExtra; ownPrice: number }) => {
  const amount = extraAmount(ownPrice, extra);
  if (amount === 0) return null;
  return (
    <span className="font-semibold whitespace-nowrap">
      <span className="text-ink-soft">+</span> <Amount minor={amount} />
    </span>
  );
};
