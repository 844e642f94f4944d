import { useNavigate } from 'react-router';
import type { ProductOption } from '@dijla/contract/client';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AlertButton } from './alerts/alert-button.lazy.tsx';
import type { MarkedPurchase } from './late-marks.ts';
import { listPagePaths } from './list-paths.lazy.ts';
import { listedProduct } from './listed-product.ts';
import { MarkButton } from './mark-button.lazy.tsx';
import { toggleWish, useIsWished } from './wish-toggle.lazy.ts';

/** Returns what is chosen of a configurable, when every option is answered; null otherwise. */
const optionOf = ({ product, choice, buyable }: MarkedPurchase): ProductOption | null =>
  product.options.length === 0 || buyable === null
    ? null
    : {
        extension_attributes: {
          configurable_item_options: product.options.map(({ attributeId, code }) => ({
            option_id: attributeId,
            option_value: String(choice.values[code] ?? ''),
          })),
        },
      };

/** The heart of a product page; what is chosen is saved with it. */
const Heart = ({ purchase }: { purchase: MarkedPurchase }) => {
  const texts = useTexts('marks');
  const { code } = useStoreView();
  const navigate = useNavigate();
  const { product } = purchase;
  const isWished = useIsWished(product.sku);
  return (
    <MarkButton
      icon={isWished ? 'heartFull' : 'heart'}
      isOn={isWished}
      label={(isWished ? texts.wished : texts.wish)(product.name)}
      onStyle="text-danger"
      onToggle={() =>
        toggleWish(
          { product: listedProduct(product), option: optionOf(purchase) },
          { texts, openList: () => void navigate(listPagePaths.wishlist(code)) },
        )
      }
    />
  );
};

/** Heart and alerts of a product, at the end of its price. */
export const ProductMarks = ({ purchase }: { purchase: MarkedPurchase }) => (
  <div className="absolute end-0 bottom-0 flex">
    <AlertButton purchase={purchase} />
    <Heart purchase={purchase} />
  </div>
);
