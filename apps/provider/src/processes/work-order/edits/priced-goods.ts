import type { CartPromotion, LineTraits } from '@dijla/contract/client';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import {
  addLine,
  type Cart,
  cartLine,
  chosenItem,
  lineTraitsOf,
  readGoods,
} from '../../../modules/cart/cart.ts';
import type { AddedGoods, MoveWork } from '../move-work.ts';

type Where = Pick<Cart, 'country' | 'region_id' | 'region_name'>;

export type PricedGoods = {
  /** What is added. */
  added: Cart;
  /** All that is in the order then, where prices that depend on it are asked. */
  whole: Cart;
  /** Promotions of today for the order's customer, with that of its coupon while it can be used. */
  promotions: readonly CartPromotion[];
  /** Traits of goods that stay; undefined where they are sold no more. */
  traitsOf: (kept: AddedGoods) => LineTraits | undefined;
};

const notAdded = ({ sku }: AddedGoods): Refusal => refusal('order.products-not-added', { problem: sku });

/** Reads goods as the shop sells them today, priced without promotions, which are beside them. */
const soldToday = async (
  { transaction, order, maker, parts }: MoveWork,
  { goods, coupon }: { goods: readonly AddedGoods[]; coupon: string | null },
): Promise<{ cart: Cart; promotions: readonly CartPromotion[] }> => {
  const [store, { customer_id: customerId }] = [parts.stores.byCode(order.store_code), order];
  const cart = await readGoods(transaction, { store, customerId, coupon, goods, now: maker.now });
  return {
    cart: { ...cart, promotions: [], context: { ...cart.context, promotions: [] } },
    promotions: [...cart.context.promotions, ...cart.promotions],
  };
};

/**
 * Returns carts at this place with what is added to an order, which has to be there to be sold, and, where `asksOfAll`,
 * with all that is in it then, of which the rest was taken from stock long ago.
 */
export const pricedGoods = async (
  work: MoveWork,
  {
    kept,
    added,
    coupon,
    where,
    asksOfAll,
  }: {
    kept: readonly AddedGoods[];
    added: readonly AddedGoods[];
    coupon: string | null;
    where: Where;
    asksOfAll: boolean;
  },
): Promise<PricedGoods | Refusal> => {
  const { cart, promotions } = await soldToday(work, { goods: [...kept, ...added], coupon });
  const empty = { ...cart, ...where };
  let withAdded: Cart = empty;
  for (const [place, asked] of added.entries()) {
    const next = addLine(withAdded, { ...asked, itemId: place + 1 }, work.maker.now);
    if (isRefusal(next)) return notAdded(asked);
    withAdded = next.cart;
  }
  let whole: Cart = withAdded;
  for (const [place, { qty, ...asked }] of (asksOfAll ? kept : []).entries()) {
    const item = chosenItem(empty, asked);
    if (isRefusal(item)) return notAdded({ qty, ...asked });
    const line = cartLine(item, { item_id: added.length + place + 1, qty });
    whole = { ...whole, lines: [...whole.lines, line] };
  }
  const traitsOf = ({ sku, product_option }: AddedGoods): LineTraits | undefined => {
    const item = chosenItem(empty, { sku, product_option });
    return isRefusal(item) ? undefined : lineTraitsOf(item);
  };
  return { added: withAdded, whole, promotions, traitsOf };
};
