import { editedAmounts, type Spared } from '@dijla/commerce-rules/order-amounts/edited-amounts';
import { remainingAmounts } from '@dijla/commerce-rules/order-amounts/remaining-amounts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { type Cart, segmentTitle, totalsOfCart } from '../../../modules/cart/cart.ts';
import {
  deliveryAddressOf,
  type LineQty,
  type PlacedLine,
  type Revision,
  type RevisionContent,
} from '../../../modules/orders/orders.ts';
import { placedLinesOf } from '../../place-order/order-of.ts';
import { termsOf } from '../effects/revise-order.ts';
import type { MoveWork } from '../move-work.ts';
import { addedPromotions } from './added-promotions.ts';
import { type ChangedTerms, changedTerms } from './changed-terms.ts';
import { moneyLines, mostDiscount } from './money-lines-sql.ts';
import { pricedGoods, type PricedGoods } from './priced-goods.ts';

/** Returns where an order goes, as prices of delivery and taxes ask it. */
const whereOf = ({
  addresses,
}: Pick<Revision, 'addresses'>): Pick<Cart, 'country' | 'region_id' | 'region_name'> => {
  const address = deliveryAddressOf(addresses);
  return {
    country: address?.country ?? '',
    region_id: address?.region_id ?? null,
    region_name: address?.region ?? null,
  };
};

const asksForPrices = ({ add, address, ...input }: MoveWork['input']): boolean =>
  [
    add,
    address?.region_id,
    input.shipping_method,
    input.payment_method_code,
    input.delivery_price,
    input.discount,
  ].some((change) => change !== undefined);

/** Whether the price of delivery or payment is asked anew, which depends on all that is in the order. */
const asksOfAll = ({
  address,
  shipping_method,
  payment_method_code,
  delivery_price,
}: MoveWork['input']): boolean =>
  shipping_method !== undefined ||
  payment_method_code !== undefined ||
  delivery_price !== undefined ||
  address?.region_id !== undefined;

/** The carts that the changes of an order are priced in, with its methods as they are then. */
const cartsOf = async (work: MoveWork, revision: Revision): Promise<PricedGoods | Refusal> => {
  const { input } = work;
  const isOfAll = asksOfAll(input);
  const kept = isOfAll || input.add !== undefined ? revision.lines : [];
  const priced = await pricedGoods(work, {
    kept: kept.map(({ sku, qty, product_option }) => ({ sku, qty, product_option })),
    added: input.add ?? [],
    coupon: revision.coupon_code,
    where: whereOf(revision),
    asksOfAll: isOfAll,
  });
  if (isRefusal(priced)) return priced;
  const { shipping_carrier_code: carrier_code, shipping_method_code: method_code } = revision;
  const methods = {
    shipping: input.shipping_method ?? (carrier_code && method_code ? { carrier_code, method_code } : null),
    payment: input.payment_method_code ?? revision.payment_method_code,
  };
  return { ...priced, whole: { ...priced.whole, ...methods } };
};

/** Returns delivery as it is asked anew, or free where promotions make it so and staff name no price. */
const deliveryOf = (
  { delivery }: Pick<ChangedTerms, 'delivery'>,
  { totals, shipping_amount }: Revision,
  isFree: boolean,
): ChangedTerms['delivery'] => {
  if (!isFree || (delivery?.excl ?? shipping_amount) === 0) return delivery;
  const row = totals.find(({ code }) => code === 'shipping');
  return { excl: 0, tax: 0, title: delivery?.title ?? row?.title ?? 'shipping' };
};

/** What an order is once staff have changed it, and the promotions that goods were added under. */
type EditedContent = { content: RevisionContent; promotions: readonly string[] };

type PricedEdit = {
  goods: PricedGoods;
  /** What is added, as lines of the order. */
  added: readonly PlacedLine[];
  changed: ChangedTerms;
  /** Lines that keep their price, those that are added counted after the others. */
  spared: Spared;
};

/** Returns what is left of an order with these changes, as one that asks for prices of today. */
const pricedContent = (
  { order, input, maker, parts }: MoveWork,
  remaining: Revision,
  { goods, added, changed, spared }: PricedEdit,
): EditedContent | Refusal => {
  const terms = termsOf(order, parts);
  const { added: cart } = goods;
  const pricesIncludeTax = cart.context.tax.source_price_includes_tax;
  const promoted = addedPromotions(remaining, { goods, added }, { ...terms, now: maker.now });
  const most =
    mostDiscount([...remaining.lines, ...added], remaining, { spared, pricesIncludeTax }) - promoted.amount;
  if (input.discount !== undefined && input.discount > most)
    return refusal(spared.size === 0 ? 'order.amount-too-high' : 'order.discount-on-cards', { most });
  const title = segmentTitle(cart);
  const edit = {
    added,
    delivery: deliveryOf(
      changed,
      remaining,
      promoted.bringsFreeDelivery && input.delivery_price === undefined,
    ),
    fee: changed.fee,
    promotion: { shares: promoted.shares, title: title('discount', promoted.named) },
    discount:
      input.discount === undefined
        ? null
        : { amount: input.discount, title: title('staff_discount', {}), spared },
    pricesIncludeTax,
  };
  return {
    content: { ...editedAmounts(remaining, edit, terms), ...changed.methods },
    promotions: promoted.codes,
  };
};

/**
 * Returns what an order is once these pieces have left it and staff have changed what the move says: `revision` is the
 * current one with the addresses it has then. Goods that are added cost what they cost today, with the promotions that
 * they bring; what stays never costs more than it did.
 */
export const editedContent = async (
  work: MoveWork,
  revision: Revision,
  gone: readonly LineQty[],
): Promise<EditedContent | Refusal> => {
  const { order, input, maker, parts } = work;
  const less = new Map(gone.map(({ line_number, qty }) => [line_number, qty]));
  const kept = new Map(
    revision.lines.map(({ line_number, qty }) => [line_number, qty - (less.get(line_number) ?? 0)]),
  );
  const remaining = remainingAmounts(revision, kept, termsOf(order, parts));
  if (!asksForPrices(input)) return { content: remaining, promotions: [] };
  const goods = await cartsOf(work, remaining);
  if (isRefusal(goods)) return goods;
  const changed = changedTerms({ cart: goods.whole, before: revision, now: maker.now }, input);
  if (isRefusal(changed)) return changed;
  const added: PlacedLine[] = placedLinesOf(goods.added, totalsOfCart(goods.added, maker.now));
  const spared = await moneyLines(work.transaction, [...remaining.lines, ...added]);
  return pricedContent(work, remaining, { goods, added, changed, spared });
};
