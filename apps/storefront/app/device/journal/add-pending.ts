import { storeViews } from '../../i18n/store-views.ts';
import { additionsOf } from '../../view-models/choice/additions-of.ts';
import type { ChoiceFault } from '../../view-models/choice/choice.ts';
import { noteAddition } from './additions-state.ts';
import { type AddAllResult, addLines } from '../cart/change-lines.ts';
import type { DeviceDesk } from '../cart/cart-controller.ts';
import { pageDesk } from '../page/page-cart-controller.ts';
import { forgetWish, openWishes, type Wish } from './pending-additions.ts';

export type WishOutcome = AddAllResult | { ok: false; fault: ChoiceFault };

/** Puts what was wished for into the cart, all of it or nothing, and once: whatever was done of it before is not done again. */
const addWished = async (desk: DeviceDesk, wish: Wish): Promise<WishOutcome> => {
  const made = additionsOf(wish, storeViews[wish.store].language);
  if (!made.ok) return made;
  return addLines(desk, made.additions.map((addition, place) => ({ ...addition, act: { id: wish.ids[place] ?? desk.device.newId(), store_code: wish.store } })));
};

/** Grants what the shopper wishes for on this page. `ok` as soon as it is kept on the device. */
export const grantWish = async (wish: Wish): Promise<WishOutcome> => {
  const outcome = await addWished(pageDesk(), wish);
  if (outcome.ok) noteAddition(outcome.lines.map(({ line_key: key }) => key));
  forgetWish(wish);
  return outcome;
};

/** Grants what was wished for on a page that was left too soon. One that cannot be read any more is forgotten. */
export const grantOpenWishes = async (desk: DeviceDesk): Promise<void> => {
  for (const wish of openWishes()) {
    await addWished(desk, wish).catch(() => undefined);
    forgetWish(wish);
  }
};
