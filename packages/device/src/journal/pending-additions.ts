// @chunk shell
import type { StoreCode } from '@dijla/contract/store-views';

/**
 * An addition to the cart that waits for its code to load, with what the page knows of it (`Wanted`); `ids`
 * are the ids of its operations, so that it is done only once.
 */
export type PendingAddition<Wanted = unknown> = Wanted & { ids: readonly string[]; store: StoreCode };

const key = 'dijla-wishes';

const isPendingAddition = (kept: PendingAddition | null): boolean => typeof kept?.ids?.[0] === 'string';

/**
 * Returns the additions on this device that have not been done yet, ignoring those that are not in this
 * build's format.
 */
export const openPendingAdditions = <Wanted>(): readonly PendingAddition<Wanted>[] => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '[]') as PendingAddition<Wanted>[]).filter(
      isPendingAddition,
    );
  } catch {
    return [];
  }
};

const keep = (additions: readonly PendingAddition[]): void => {
  try {
    if (additions.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(additions));
  } catch {
    // A browser that refuses to store still does the addition, unless the page is left too soon.
  }
};

/**
 * Stores an addition. Called before anything else is done for it, because the page may be left at the same
 * moment.
 */
export const savePendingAddition = (addition: PendingAddition): void =>
  keep([...openPendingAdditions(), addition]);

export const removePendingAddition = ({ ids: [first] }: PendingAddition): void =>
  keep(openPendingAdditions().filter(({ ids }) => ids[0] !== first));
