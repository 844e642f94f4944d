import { bundlePrice } from '@dijla/commerce-rules/bundles/bundle-price';
import { priceAt } from '@dijla/commerce-rules/price/price-at';
import type { GroupMember } from '../../../view-models/group-additions.ts';
import type { PriceView } from '../../../view-models/price-view.ts';
import type { ProductView } from '../../../view-models/product-view.ts';
import { stockView } from '../../../view-models/stock-view.ts';
import type { Choice, PurchaseRules } from '../purchase.ts';

/** How many of a member are wanted: what the shopper says, else what the owner suggests; none of what is sold out. */
export const wantedOf = ({ document: { sku = '', stock }, qty }: GroupMember, quantities: Choice['quantities']): number =>
  stockView(stock).state === 'out-of-stock' ? 0 : (quantities[sku] ?? qty);

const wantedMembers = ({ members }: ProductView, quantities: Choice['quantities']): GroupMember[] =>
  members.map((member) => ({ ...member, qty: wantedOf(member, quantities) })).filter(({ qty }) => qty > 0);

/** The sum of the members as many as they are wanted (spec 1 §4); the document's while nothing was changed or nothing is wanted. */
const sumOf = (product: ProductView, quantities: Choice['quantities'], now: number): PriceView | null => {
  const parts = wantedMembers(product, quantities).map(({ document: { prices = [] }, qty }) => ({ price: priceAt(prices, { qty, now }), qty }));
  const sum = bundlePrice(parts);
  return sum && { final: sum.final, regular: sum.special === null ? null : sum.regular, isFrom: false };
};

/** A group: each member is a line of its own in the cart, all of them or none. */
export const groupRules: PurchaseRules = {
  chosenAtFirst: () => ({}),
  read: () => ({}),
  price: (product, _buyable, { quantities }, { now }) => (now === null ? product.price : (sumOf(product, quantities, now) ?? product.price)),
  add: async (product, _buyable, { quantities }) => (await import('../lazy/add-group.ts')).addGroup(product, wantedMembers(product, quantities)),
};
