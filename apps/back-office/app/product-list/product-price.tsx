import { useTexts } from '../i18n/use-desk.ts';
import { Amount } from '../parts/amount.tsx';
import type { Product } from './use-product-changes.ts';

/** What a product costs now in the currency that couriers take, and what it cost before a special price. */
export const ProductPrice = ({ prices }: Pick<Product, 'prices'>) => {
  const texts = useTexts('products');
  const price = prices.find(({ unit }) => unit.code === 'IQD') ?? prices[0];
  if (price === undefined) return null;
  const { unit, regular, special } = price;
  if (regular === null) return <span className="text-danger">{texts.noPrice}</span>;
  if (special === null || special.amount >= regular.amount)
    return <Amount minor={regular.amount} unit={unit} />;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      <s className="text-sm text-ink-soft">
        <Amount minor={regular.amount} unit={unit} />
      </s>
      <Amount minor={special.amount} unit={unit} />
    </span>
  );
};
