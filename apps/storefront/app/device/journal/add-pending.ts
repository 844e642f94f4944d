import { storeViews } from '../../i18n/store-views.ts';
import { additionsOf } from '../../view-models/choice/additions-of.ts';
import type { ChoiceError } from '../../view-models/choice/choice.ts';
import { noteAddition } from './additions-state.ts';
import { type AddAllResult, addLines } from '../cart/change-lines.ts';
import type { CartController } from '../cart/cart-controller.ts';
import { pageCartController } from '../page/page-cart-controller.ts';
import { removePendingAddition, openPendingAdditions, type PendingAddition } from './pending-additions.ts';

export type AdditionOutcome = AddAllResult | { ok: false; error: ChoiceError };

/** Adds all products to the cart or none, and only once: an addition that was done before is not repeated. */
const addNow = async (controller: CartController, pending: PendingAddition): Promise<AdditionOutcome> => {
  const made = additionsOf(pending, storeViews[pending.store].language);
  if (!made.ok) return made;
  return addLines(
    controller,
    made.additions.map((addition, index) => ({
      ...addition,
      act: { id: pending.ids[index] ?? controller.device.newId(), store_code: pending.store },
    })),
  );
};

/** Adds to the cart what the shopper requested on this page. `ok` as soon as it is stored on the device. */
export const addPending = async (addition: PendingAddition): Promise<AdditionOutcome> => {
  const outcome = await addNow(pageCartController(), addition);
  if (outcome.ok) noteAddition(outcome.lines.map(({ line_key: key }) => key));
  removePendingAddition(addition);
  return outcome;
};

/**
 * Adds what an earlier page was left too soon to add. An addition that fails, such as one that cannot be
 * read any more, is dropped.
 */
export const addAllPending = async (controller: CartController): Promise<void> => {
  for (const addition of openPendingAdditions()) {
    await addNow(controller, addition).catch(() => undefined);
    removePendingAddition(addition);
  }
};
