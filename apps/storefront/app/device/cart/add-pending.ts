import { withCampaign } from '@dijla/device/cart/with-campaign';
import type { CartController } from '@dijla/device/cart/cart-controller';
import {
  addAllPending as addAll,
  addPending as add,
  type AdditionOutcome as Outcome,
} from '@dijla/device/journal/add-pending';
import type { PendingAddition as Pending } from '@dijla/device/journal/pending-additions';
import { storeViews } from '@dijla/contract/store-views';
import { additionsOf, type Wanted } from '../../view-models/choice/additions-of.ts';
import type { ChoiceError } from '../../view-models/choice/choice.ts';
import { followedLink } from '../account/affiliate-visitor.ts';
import { pageCartController } from './page-cart-controller.ts';

export type PendingAddition = Pending<Wanted>;
export type AdditionOutcome = Outcome<ChoiceError>;

/** Lines name the link that was followed; of those that name none the cart's other lines may tell. */
const linesOf = (pending: PendingAddition) => {
  const made = additionsOf(pending, storeViews[pending.store].language);
  const link = followedLink();
  if (!made.ok || link === null) return made;
  const additions = made.additions.map((addition) => ({
    ...addition,
    product_option: withCampaign(addition.product_option, { link }),
  }));
  return { ...made, additions };
};

/** Adds to the cart what the shopper requested on this page. `ok` as soon as it is stored on the device. */
export const addPending = (addition: PendingAddition): Promise<AdditionOutcome> =>
  add({ controller: pageCartController(), linesOf }, addition);

/** Adds what an earlier page was left too soon to add. */
export const addAllPending = (controller: CartController): Promise<void> => addAll({ controller, linesOf });
