import { newId } from '@dijla/device/platform/new-id';
import type { StoreCode } from '@dijla/contract/store-views';
import { addToCartSoon } from '../../device/cart/add-to-cart-soon.ts';
import { type DeviceWish, removeWish } from '../../device/lists/wishlist-actions.ts';
import { deviceSource } from '../../offline/device-source.ts';
import { type ProductView, productView } from '../../view-models/product/product-view.ts';

/** What came of adding a wish to the cart; `code` is why it was not added. */
type WishMoved = { ok: true; product: ProductView; stock: 'ok' | 'volatile' } | { ok: false; code: string };

/** Returns the values that a wish has chosen, by attribute code. */
const chosenValues = ({ product_option }: DeviceWish, { options }: ProductView): Record<string, number> => {
  const chosen = product_option?.extension_attributes?.configurable_item_options ?? [];
  return Object.fromEntries(
    options.flatMap(({ attributeId, code }) => {
      const answer = chosen.find(({ option_id }) => String(option_id) === String(attributeId));
      return answer === undefined ? [] : [[code, Number(answer.option_value)]];
    }),
  );
};

const addOne = async (store: StoreCode, wish: DeviceWish): Promise<WishMoved> => {
  const source = deviceSource(store, 5 * 60_000);
  const { hits } = await source.search('product', {
    request: { _appliedFilters: [{ attribute: 'sku', value: { eq: wish.sku } }] },
    size: 1,
  });
  const [document] = hits;
  if (document === undefined) return { ok: false, code: 'cart.not-found' };
  const product = productView(document, {}, source.store.currency.scale);
  const values = chosenValues(wish, product);
  const buyable = product.buyables.find((one) =>
    Object.entries(one.values).every(([code, value]) => values[code] === value),
  );
  if (buyable === undefined) return { ok: false, code: 'options-missing' };
  const choice = { values, chosen: {}, quantities: {}, qty: 1 };
  const answer = await addToCartSoon({ product, buyable, choice, ids: [newId()], store });
  if (answer === null) return { ok: false, code: 'catalogue-unavailable' };
  if ('error' in answer) return { ok: false, code: answer.error.code };
  return answer.ok ? { ok: true, product, stock: answer.stock } : answer;
};

/** Adds a wish to the cart, and takes it off the list only when it is there. Works without a connection as the cart does. */
export const moveWish = async (store: StoreCode, wish: DeviceWish): Promise<WishMoved> => {
  const moved = await addOne(store, wish).catch((): WishMoved => ({
    ok: false,
    code: 'catalogue-unavailable',
  }));
  if (moved.ok) await removeWish(wish);
  return moved;
};
