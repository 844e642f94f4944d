// @chunk shell
const key = 'dijla-store-settled';

/** Saves that the shopper has chosen a store or declined the other, so that it is not offered again. */
export const settleStore = (): void => {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Without storage, the choice is not saved.
  }
};

/**
 * Whether the shopper has chosen a store. True without storage, because the offer would otherwise appear on
 * every page.
 */
export const isStoreSettled = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
};

/**
 * Updates the query of a link to the other store on click, because choices change the address without
 * rendering the link again, and saves that a store was chosen.
 */
export const chooseStore = ({ currentTarget }: { currentTarget: HTMLAnchorElement }): void => {
  currentTarget.search = location.search;
  settleStore();
};
