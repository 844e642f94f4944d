import type { StoreCode } from '@dijla/contract/store-views';
import { deviceSource } from '../../offline/device-source.ts';
import { addToCartSoon } from '../../device/cart/add-to-cart-soon.ts';
import { newId } from '@dijla/device/platform/new-id';
import { cardFields } from '../../view-models/cards/card-view.ts';
import { type ProductView, productView } from '../../view-models/product/product-view.ts';
import { tellAdded, type Telling } from '../cart/tell-added.ts';

/**
 * Milliseconds an answer stays fresh. The product is requested again because an offline cart needs more
 * fields than a card has.
 */
const freshness = 5 * 60_000;

type CardAddition =
  | { ok: true; product: ProductView; stock: 'ok' | 'volatile' }
  | { ok: false; code: string };

const addOne = async (store: StoreCode, sku: string): Promise<CardAddition> => {
  const source = deviceSource(store, freshness);
  const { hits } = await source.search('product', {
    request: { _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] },
    size: 1,
    include: cardFields,
  });
  const [document] = hits;
  if (document === undefined) return { ok: false, code: 'cart.not-found' };
  const product = productView(document, {}, source.store.currency.scale);
  const [buyable] = product.buyables;
  if (buyable === undefined) return { ok: false, code: 'cart.not-found' };
  const choice = { values: buyable.values, chosen: {}, quantities: {}, qty: 1 };
  const answer = await addToCartSoon({ product, buyable, choice, ids: [newId()], store });
  if (answer === null) return { ok: false, code: 'catalogue-unavailable' };
  if ('error' in answer) return { ok: false, code: answer.error.code };
  return answer.ok ? { ok: true, product, stock: answer.stock } : answer;
};

/**
 * Adds one piece of a product that needs no choice and reports the result (spec 1 §4); returns whether it is
 * in the cart. The document comes from the device when it is there, otherwise from the provider.
 */
export const addFromCard = async (sku: string, telling: Telling): Promise<boolean> => {
  const answer = await addOne(telling.code, sku).catch((): CardAddition => ({
    ok: false,
    code: 'catalogue-unavailable',
  }));
  tellAdded(answer, answer.ok ? answer.product : null, telling);
  return answer.ok;
};
