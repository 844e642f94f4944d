import type { Addition } from '../cart/cart-act.ts';
import type { CartController } from '../cart/cart-controller.ts';
import { type AddAllResult, addLines } from '../cart/lines/change-lines.ts';
import { noteAddition } from './additions-state.ts';
import { openPendingAdditions, type PendingAddition, removePendingAddition } from './pending-additions.ts';

/** The lines that an addition makes, or why it makes none. */
type Made<Failure> = { ok: true; additions: readonly Addition[] } | { ok: false; error: Failure };
export type AdditionOutcome<Failure> = AddAllResult | { ok: false; error: Failure };

/**
 * Where additions are done: the page's cart, and how the page makes lines of what the shopper wants.
 */
export type AdditionPlace<Wanted, Failure> = {
  controller: CartController;
  linesOf: (pending: PendingAddition<Wanted>) => Made<Failure>;
};

/** Adds all products to the cart or none, and only once: an addition that was done before is not repeated. */
const addNow = async <Wanted, Failure>(
  { controller, linesOf }: AdditionPlace<Wanted, Failure>,
  pending: PendingAddition<Wanted>,
): Promise<AdditionOutcome<Failure>> => {
  const made = linesOf(pending);
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
export const addPending = async <Wanted, Failure>(
  place: AdditionPlace<Wanted, Failure>,
  addition: PendingAddition<Wanted>,
): Promise<AdditionOutcome<Failure>> => {
  const outcome = await addNow(place, addition);
  if (outcome.ok) noteAddition(outcome.lines.map(({ line_key: key }) => key));
  removePendingAddition(addition);
  return outcome;
};

/**
 * Adds what an earlier page was left too soon to add. An addition that fails, such as one that cannot be
 * read any more, is dropped.
 */
export const addAllPending = async <Wanted, Failure>(
  place: AdditionPlace<Wanted, Failure>,
): Promise<void> => {
  for (const addition of openPendingAdditions<Wanted>()) {
    await addNow(place, addition).catch(() => undefined);
    removePendingAddition(addition);
  }
};
