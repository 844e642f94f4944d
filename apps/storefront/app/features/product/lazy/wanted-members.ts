import type { GroupMember } from '../../../view-models/group-additions.ts';
import type { ProductView } from '../../../view-models/product-view.ts';
import { wantedOf } from '../parts/wanted-of.ts';
import type { Choice } from '../purchase.ts';

/** The members of a group of which the shopper wants any, as many as she wants. */
export const wantedMembers = ({ members }: ProductView, quantities: Choice['quantities']): GroupMember[] =>
  members.map((member) => ({ ...member, qty: wantedOf(member, quantities) })).filter(({ qty }) => qty > 0);
