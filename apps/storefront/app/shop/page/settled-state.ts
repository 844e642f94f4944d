// @chunk shell
const key = 'dijla-store-settled';

/** The shopper has chosen a store, or has declined the other: it is not offered again. */
export const settleStore = (): void => {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // A browser that keeps nothing is asked again on its next visit.
  }
};

/** Whether the shopper has chosen; true too where nothing can be kept, or the question would come with every page. */
export const isStoreSettled = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
};

/** Follows a link to the other store, at what the address names by now: a choice is written there without the page being drawn anew. */
export const chooseStore = ({ currentTarget }: { currentTarget: HTMLAnchorElement }): void => {
  currentTarget.search = location.search;
  settleStore();
};
