// @chunk shell
import type { StoreCode } from '../../i18n/store-views.ts';
import type { Wanted } from '../../view-models/choice/additions-of.ts';

/** Something to be put into the cart as soon as the code for it is there; `ids` are those of its operations, so that it is done once. */
export type PendingAddition = Wanted & { ids: readonly string[]; store: StoreCode };

const key = 'dijla-wishes';

const isPendingAddition = (kept: PendingAddition | null): boolean => typeof kept?.ids?.[0] === 'string';

/** What was to be added on this device and has not been done yet; what has not the form of this build is ignored. */
export const openPendingAdditions = (): readonly PendingAddition[] => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '[]') as PendingAddition[]).filter(isPendingAddition);
  } catch {
    return [];
  }
};

const keep = (additions: readonly PendingAddition[]): void => {
  try {
    if (additions.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(additions));
  } catch {
    // A browser that keeps nothing still does it, unless the page is left too soon.
  }
};

/** Kept at once, before anything else is done for it: a page may be left in the same moment. */
export const savePendingAddition = (addition: PendingAddition): void =>
  keep([...openPendingAdditions(), addition]);

export const removePendingAddition = ({ ids: [first] }: PendingAddition): void =>
  keep(openPendingAdditions().filter(({ ids }) => ids[0] !== first));
