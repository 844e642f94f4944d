import type { GroupMember } from '../../../view-models/group-additions.ts';
import { stockView } from '../../../view-models/stock-view.ts';
import type { Choice } from '../purchase.ts';

/** How many of a member are wanted: what the shopper says, else what the owner suggests; none of what is sold out. */
export const wantedOf = ({ document: { sku = '', stock }, qty }: GroupMember, quantities: Choice['quantities']): number =>
  stockView(stock).state === 'out-of-stock' ? 0 : (quantities[sku] ?? qty);
