// @chunk shell
import type { StoreCode } from '../../i18n/store-views.ts';
import type { Wanted } from '../../view-models/choice/additions-of.ts';

/** Something to be put into the cart as soon as the code for it is there; `ids` are those of its operations, so that it is done once. */
export type Wish = Wanted & { ids: readonly string[]; store: StoreCode };

const key = 'dijla-wishes';

const isWish = (kept: Wish | null): boolean => typeof kept?.ids?.[0] === 'string';

/** What was wished for on this device and has not been done yet; what is no wish of this build's form is none. */
export const openWishes = (): readonly Wish[] => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '[]') as Wish[]).filter(isWish);
  } catch {
    return [];
  }
};

const keep = (wishes: readonly Wish[]): void => {
  try {
    if (wishes.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(wishes));
  } catch {
    // A browser that keeps nothing still does it, unless the page is left too soon.
  }
};

/** Kept at once, before anything else is done for it: a page may be left in the same moment. */
export const noteWish = (wish: Wish): void => keep([...openWishes(), wish]);

export const forgetWish = ({ ids: [first] }: Wish): void => keep(openWishes().filter(({ ids }) => ids[0] !== first));
