import { addAllToCart } from '../../../stores/cart-actions.ts';
import { groupAdditions } from '../../../view-models/group-additions.ts';
import type { ProductView } from '../../../view-models/product-view.ts';
import type { AddOutcome, Choice } from '../purchase.ts';
import { wantedMembers } from './wanted-members.ts';

/** Puts the wanted members of a group into the cart, all of them or none; says so when none is wanted. */
export const addGroup = async (group: ProductView, quantities: Choice['quantities']): Promise<AddOutcome> => {
  const wanted = wantedMembers(group, quantities);
  if (wanted.length > 0) return addAllToCart(groupAdditions(group, wanted));
  return { ok: false, fault: { code: 'group.none-chosen', field: group.members[0]?.document.sku ?? null, title: '', most: 0 } };
};
