import { useTexts } from '../../../i18n/texts.tsx';
import { Amount } from '../../../shop/cards/price.tsx';
import type { PartProps } from '../buy/purchase.ts';

/** The total of the choice, for when the price at the top of the page is out of view. */
export const ChoiceTotal = ({ price, choice: { qty } }: PartProps) => {
  const texts = useTexts('product');
  const { from } = useTexts('catalogue');
  return price === null ? null : (
    <p
      aria-live="polite"
      className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4"
    >
      <span className="text-ink-soft">{texts.total}</span>
      <span className="text-xl font-bold">
        {price.isFrom && <span className="text-base font-medium">{from} </span>}
        <Amount minor={price.final * qty} />
      </span>
    </p>
  );
};
