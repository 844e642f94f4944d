import type { MapPosition } from '@dijla/contract/branch-fields';

/** A place of the shop that shoppers can go to. */
export type BranchView = {
  identifier: string;
  name: string;
  /** As people say it. */
  address: string;
  /** Empty without one. */
  telephone: string;
  position: MapPosition | null;
  /** HTML, sanitized when it was saved: opening hours, and what one can do there. */
  content: string;
  /** Language of the texts when it differs from the store's. */
  lang: string | null;
};

/** Text page that shows all branches. */
export const branchesPage = 'store-locator';

export type BranchesView = {
  all: readonly BranchView[];
  /** HTML of the page's text that follows them. */
  rest: string;
};
