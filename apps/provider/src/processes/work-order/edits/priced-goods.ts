import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { addLine, type Cart, cartLine, chosenItem, readGoods } from '../../../modules/cart/cart.ts';
import type { AddedGoods, MoveWork } from '../move-work.ts';

type Where = Pick<Cart, 'country' | 'region_id' | 'region_name'>;

const notAdded = ({ sku }: AddedGoods): Refusal => refusal('order.products-not-added', { problem: sku });

/** Reads goods as the shop sells them today, without promotions: the order has its own. */
const soldToday = async (
  { transaction, order, maker, parts }: MoveWork,
  goods: readonly AddedGoods[],
): Promise<Cart> => {
  const [store, { customer_id: customerId }] = [parts.stores.byCode(order.store_code), order];
  const cart = await readGoods(transaction, { store, customerId, goods, now: maker.now });
  return { ...cart, promotions: [], context: { ...cart.context, promotions: [] } };
};

/**
 * Returns carts at this place with what is added to an order, which has to be there to be sold, and with all that is
 * in it then, of which the rest was taken from stock long ago.
 */
export const pricedGoods = async (
  work: MoveWork,
  { kept, added, where }: { kept: readonly AddedGoods[]; added: readonly AddedGoods[]; where: Where },
): Promise<{ added: Cart; whole: Cart } | Refusal> => {
  const empty = { ...(await soldToday(work, [...kept, ...added])), ...where };
  let withAdded: Cart = empty;
  for (const [place, asked] of added.entries()) {
    const next = addLine(withAdded, { ...asked, itemId: place + 1 }, work.maker.now);
    if (isRefusal(next)) return notAdded(asked);
    withAdded = next.cart;
  }
  let whole: Cart = withAdded;
  for (const [place, { qty, ...asked }] of kept.entries()) {
    const item = chosenItem(empty, asked);
    if (isRefusal(item)) return notAdded({ qty, ...asked });
    const line = cartLine(item, { item_id: added.length + place + 1, qty });
    whole = { ...whole, lines: [...whole.lines, line] };
  }
  return { added: withAdded, whole };
};
