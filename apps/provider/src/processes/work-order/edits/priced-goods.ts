import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import {
  addLine,
  askedIds,
  type Cart,
  cartLine,
  cartOf,
  chosenItem,
  deleteDeskCart,
  insertDeskCart,
  loadCart,
  newCartId,
} from '../../../modules/cart/cart.ts';
import type { AddedGoods, MoveWork } from '../move-work.ts';

type Where = Pick<Cart, 'country' | 'region_id' | 'region_name'>;

const notAdded = ({ sku }: AddedGoods): Refusal => refusal('order.products-not-added', { problem: sku });

/**
 * Reads goods as the shop sells them today to the customer of an order, into a cart without lines. No promotion
 * counts there: the order has its own.
 */
const readGoods = async (
  { transaction, order, maker, parts }: MoveWork,
  goods: readonly AddedGoods[],
): Promise<Cart> => {
  const store = parts.stores.byCode(order.store_code);
  const id = newCartId();
  await insertDeskCart(transaction, { id, store, customerId: order.customer_id });
  const reading = await loadCart(transaction, {
    cartId: id,
    storeCode: store.code,
    now: maker.now,
    skus: [...new Set(goods.map(({ sku }) => sku))],
    ...askedIds(goods.map(({ product_option }) => product_option)),
  });
  await deleteDeskCart(transaction, id);
  const cart = cartOf(reading, store);
  if (cart === null) throw new Error('a cart was made and is not there');
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
  const empty = { ...(await readGoods(work, [...kept, ...added])), ...where };
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
