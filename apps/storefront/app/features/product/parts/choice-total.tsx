import { useTexts } from '../../../i18n/texts.tsx';
import { Amount } from '../../../shop/cards/price.tsx';
import type { PartProps } from '../buy/purchase.ts';

/** What it comes to, where the price at the head of the page may be out of view. */
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
