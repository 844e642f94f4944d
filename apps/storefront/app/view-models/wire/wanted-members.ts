import type { Choice } from '../choice/choice.ts';
import type { GroupMember } from '../product/group-members.ts';
import type { ProductView } from '../product/product-view.ts';
import { stockView } from '../product/stock-view.ts';

/**
 * Returns the quantity of a group's member: the one the shopper entered, otherwise the owner's suggestion;
 * zero if it is out of stock.
 */
export const wantedOf = (
  { document: { sku = '', stock }, qty }: GroupMember,
  quantities: Choice['quantities'],
): number => (stockView(stock).state === 'out-of-stock' ? 0 : (quantities[sku] ?? qty));

/** Returns the members of a group with a quantity above zero, with these quantities. */
export const wantedMembers = (
  { members }: Pick<ProductView, 'members'>,
  quantities: Choice['quantities'],
): GroupMember[] =>
  members.map((member) => ({ ...member, qty: wantedOf(member, quantities) })).filter(({ qty }) => qty > 0);
