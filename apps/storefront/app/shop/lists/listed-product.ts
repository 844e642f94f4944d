import type { ListedProduct } from '@dijla/device/lists/lists-collection';
import type { CardView } from '../../view-models/cards/card-view.ts';
import type { ProductView } from '../../view-models/product/product-view.ts';

/** Returns what lists keep of a card. */
export const listedCard = ({ sku, name, lang, urlPath, picture }: CardView): ListedProduct => ({
  sku,
  name,
  lang,
  urlPath,
  picture,
});

/** Returns what lists keep of a product page. */
export const listedProduct = ({ sku, name, lang, urlPath, gallery }: ProductView): ListedProduct => ({
  sku,
  name,
  lang,
  urlPath,
  picture: gallery[0] ?? null,
});
