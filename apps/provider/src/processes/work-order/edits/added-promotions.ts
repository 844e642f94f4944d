import {
  type AddedPromotions,
  promotionsOfAdded,
} from '@dijla/commerce-rules/order-amounts/added-promotions';
import { leftOf } from '@dijla/commerce-rules/order-amounts/edited-amounts';
import type { AmountTerms, PromotedLine } from '@dijla/commerce-rules/promotions/promoted-cart';
import { lineTraitsOf } from '../../../modules/cart/cart.ts';
import type { PlacedLine, Revision } from '../../../modules/orders/orders.ts';
import type { PricedGoods } from './priced-goods.ts';

const noTraits = { skus: [], categories: [], attributes: {} };

/** Returns a line of an order as promotions see it, at the price it has there. */
const promotedLine = (
  line: Pick<PlacedLine, 'qty' | 'price' | 'price_incl_tax' | 'row_total' | 'row_total_incl_tax'>,
  traits: PromotedLine['traits'] | undefined,
  pricesIncludeTax: boolean,
): PromotedLine => ({
  qty: line.qty,
  unit: pricesIncludeTax ? line.price_incl_tax : line.price,
  row: pricesIncludeTax ? line.row_total_incl_tax : line.row_total,
  traits: traits ?? noTraits,
});

/**
 * Returns what promotions of today take off an order because of the lines that are added to it, in all, and the data
 * of the title of their row.
 */
export const addedPromotions = (
  remaining: Pick<Revision, 'lines' | 'coupon_code'>,
  {
    goods: { added: cart, promotions, traitsOf },
    added,
  }: { goods: PricedGoods; added: readonly PlacedLine[] },
  terms: AmountTerms & { now: number },
): AddedPromotions & { amount: number; named: Record<string, string> } => {
  const { customer_group, tax } = cart.context;
  const pricesIncludeTax = tax.source_price_includes_tax;
  const promoted = promotionsOfAdded(
    {
      region_id: cart.region_id,
      customer_group,
      kept: remaining.lines.map((line) => ({
        ...promotedLine(line, traitsOf(line), pricesIncludeTax),
        left: Math.max(leftOf(line, pricesIncludeTax), 0),
      })),
      added: added.map((line, place) => {
        const sold = cart.lines[place];
        return promotedLine(line, sold && lineTraitsOf(sold), pricesIncludeTax);
      }),
    },
    added.length === 0 ? [] : promotions,
    terms,
  );
  const { names } = promoted;
  const amount = promoted.shares.reduce((sum, share) => sum + share, 0);
  return {
    ...promoted,
    codes: amount > 0 || promoted.bringsFreeDelivery ? promoted.codes : [],
    amount,
    named: names.length === 0 ? {} : { names: names.join(', ') },
  };
};
