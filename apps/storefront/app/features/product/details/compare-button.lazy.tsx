import { useNavigate } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { useCompare } from '../../../device/lists/compare-actions.ts';
import { toggleCompare } from '../../../shop/lists/compare-toggle.lazy.ts';
import { listPagePaths } from '../../../shop/lists/list-paths.lazy.ts';
import { listedProduct } from '../../../shop/lists/listed-product.ts';
import type { ProductView } from '../../../view-models/product/product-view.ts';

/** Adds the product to the comparison, or takes it out. */
export const CompareButton = ({ product }: { product: ProductView }) => {
  const texts = useTexts('marks');
  const { code } = useStoreView();
  const navigate = useNavigate();
  const isCompared = useCompare(({ products }) => products.some(({ sku }) => sku === product.sku));
  return (
    <button
      aria-pressed={isCompared}
      className={buttonStyle.quiet}
      onClick={() =>
        void toggleCompare(listedProduct(product), {
          texts,
          openComparison: () => void navigate(listPagePaths.compare(code)),
        })
      }
      type="button"
    >
      <Icon className={`size-5 ${isCompared ? 'text-accent-ink' : ''}`} name="compare" />
      {isCompared ? texts.comparedShort : texts.compareShort}
    </button>
  );
};
