import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { paths } from '../../../paths.ts';
import type { Product } from '../../../product-list/use-product-changes.ts';
import { linesOfProducts } from './lines-of-products.ts';

/** Leads to the prices of selected products, all at once; nothing where none has a price of its own. */
export const PricesLink = ({ products }: { products: readonly Product[] }) => {
  const texts = useTexts('products');
  const priced = products.filter(({ prices }) => prices.length > 0);
  if (priced.length === 0) return null;
  return (
    <Link className={deskButton.quiet} state={{ lines: linesOfProducts(priced, 'IQD') }} to={paths.priceList}>
      {texts.pricesOf(priced.length)}
    </Link>
  );
};
