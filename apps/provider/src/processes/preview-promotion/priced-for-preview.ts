import type { CartPromotion, ProductOption } from '@dijla/contract/client';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import { isRefusal, refusal, type Refusal } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type Cart, cartLine, chosenItem, readGoods, totalsOfCart } from '../../modules/cart/cart.ts';
import type { StoreView } from '../../modules/store-views/store-views.ts';
import { attributesNamedBy, type DraftRule, promotionOf } from './draft-rule.ts';

/** What lies in the cart of a preview; an order's lines name their options, a typed sku of a variant does not. */
export type PreviewedGoods = { sku: string; qty: number; product_option?: ProductOption | null };

/** Returns the options by which a shopper would have chosen this variant, so that it counts as its configurable's too. */
const optionsOfVariant = (cart: Cart, sku: string): ProductOption | null => {
  const product = [...cart.products.values()].find((one) => one.sku === sku);
  const variant = cart.variants.find(({ child_id }) => child_id === product?.id);
  const parent = variant && cart.products.get(variant.parent_id);
  if (!variant || !parent || parent.axes.length === 0) return null;
  const chosen = parent.axes.flatMap(({ attribute_id, attribute_code }) => {
    const value = variant.values.find((one) => one.attribute_code === attribute_code)?.option_id ?? null;
    return value === null ? [] : [{ option_id: String(attribute_id), option_value: value }];
  });
  return chosen.length === parent.axes.length
    ? { extension_attributes: { configurable_item_options: chosen } }
    : null;
};

const filled = (empty: Cart, goods: readonly PreviewedGoods[]): Cart | Refusal => {
  let cart = empty;
  for (const [place, { sku, qty, product_option = null }] of goods.entries()) {
    const option = product_option ?? optionsOfVariant(empty, sku);
    const item = chosenItem(empty, { sku, product_option: option });
    if (isRefusal(item)) return refusal('order.products-not-added', { problem: sku });
    cart = { ...cart, lines: [...cart.lines, cartLine(item, { item_id: place + 1, qty })] };
  }
  return cart;
};

const without = (promotions: readonly CartPromotion[], code: string | null): CartPromotion[] =>
  promotions.filter((promotion) => promotion.code !== code);

/** The cart with the rule as if it held now and its coupon were given; a promotion that is saved gives way to its draft. */
const withDraft = (cart: Cart, draft: DraftRule): Cart => ({
  ...cart,
  promotions: [...without(cart.promotions, draft.code), promotionOf(draft)],
  context: { ...cart.context, promotions: without(cart.context.promotions, draft.code) },
});

export type Preview = { cart: Cart; before: TotalsResult; after: TotalsResult; appliedCode: string };

/**
 * Prices goods at `now` (ms) as the shop sells them today, whether or not they are in stock, without and with a rule;
 * brought by the first method of the shop. Refuses goods that a shopper could not choose.
 */
export const pricedForPreview = async (
  transaction: DatabaseTransaction,
  draft: DraftRule,
  {
    store,
    goods,
    regionId,
    now,
  }: { store: StoreView; goods: readonly PreviewedGoods[]; regionId: number | null; now: number },
): Promise<Preview | Refusal> => {
  const attributeCodes = attributesNamedBy(draft.rule);
  const empty = await readGoods(transaction, { store, customerId: null, goods, attributeCodes, now });
  const [method = null] = empty.context.shipping_methods;
  const cart = filled(
    { ...empty, country: store.default_country, region_id: regionId, shipping: method },
    goods,
  );
  if (isRefusal(cart)) return cart;
  return {
    cart,
    before: totalsOfCart(cart, now),
    after: totalsOfCart(withDraft(cart, draft), now),
    appliedCode: promotionOf(draft).code,
  };
};
