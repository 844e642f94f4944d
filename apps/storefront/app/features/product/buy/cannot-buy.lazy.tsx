import { useTexts } from '../../../i18n/texts.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { StockAlert } from '../../../shop/lists/alerts/stock-alert.lazy.tsx';
import type { ProductView } from '../../../view-models/product/product-view.ts';
import { relatedId } from '../section-ids.ts';

/**
 * Replaces the form of a product the cart does not accept, so that the shopper learns it without a refused
 * tap.
 */
const NotOrderable = () => (
  <p className="flex items-center gap-3 rounded-card bg-sunken px-4 py-3.5">
    <Icon className="size-5.5 text-accent-ink" name="clock" />
    {useTexts('productMore').notOrderable}
  </p>
);

/** Shown when a product is sold out: the shop tells when it is back, and what is like it. */
const SoldOut = ({ hasRelated, product }: { hasRelated: boolean; product: ProductView }) => {
  const texts = useTexts('productMore');
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon className="size-5.5" name="package" />
        {texts.soldOutText}
      </p>
      <StockAlert purchase={{ product, choice: { values: {} }, buyable: null }} />
      {hasRelated && (
        <a className={buttonStyle.primary} href={`#${relatedId}`}>
          {texts.seeSimilar}
          <Icon className="size-4.5" name="down" />
        </a>
      )}
    </div>
  );
};

/** Replaces the form and explains why the product cannot be bought. */
export const CannotBuy = ({
  isSoldOut,
  hasRelated,
  product,
}: {
  isSoldOut: boolean;
  hasRelated: boolean;
  product: ProductView;
}) => (isSoldOut ? <SoldOut hasRelated={hasRelated} product={product} /> : <NotOrderable />);
