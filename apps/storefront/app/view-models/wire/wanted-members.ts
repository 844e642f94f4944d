import type { Choice } from '../choice/choice.ts';
import type { GroupMember } from '../choice/group-additions.ts';
import type { ProductView } from '../product/product-view.ts';
import { stockView } from '../product/stock-view.ts';

/** How many of a member of a group are wanted: what the shopper says, else what the owner suggests; none of what is sold out. */
export const wantedOf = (
  { document: { sku = '', stock }, qty }: GroupMember,
  quantities: Choice['quantities'],
): number => (stockView(stock).state === 'out-of-stock' ? 0 : (quantities[sku] ?? qty));

/** The members of a group of which the shopper wants any, as many as she wants. */
export const wantedMembers = (
  { members }: Pick<ProductView, 'members'>,
  quantities: Choice['quantities'],
): GroupMember[] =>
  members.map((member) => ({ ...member, qty: wantedOf(member, quantities) })).filter(({ qty }) => qty > 0);
