import type { CartLineView } from '@dijla/device/cart-view/cart-view';
import { lineIn } from '@dijla/device/cart/lines/change-lines';
import { loadCart } from '@dijla/device/cart/device-cart';
import { pageStorage } from '../storage/page-storage.ts';
import { addWish } from './wishlist-actions.ts';

/** Saves what a line of the cart is, with its choice, on the wishlist. */
export const wishForLine = async ({
  line_key,
  parent_sku,
  name,
  url_path,
  image,
}: CartLineView): Promise<void> => {
  const line = lineIn(await loadCart(pageStorage()), line_key);
  await addWish({
    product: {
      sku: parent_sku,
      name,
      lang: null,
      urlPath: url_path,
      picture: image === null ? null : { path: image, tone: null },
    },
    option: line?.product_option ?? null,
  });
};
