import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import type { Store } from '../acts/shopper-acts.ts';

export type Appearance = { page: Page; screen: Screen; store: Store; width: number };

/** One way to look at a screen. */
export type ScreenCheck = {
  /** Stands before what it found. */
  name: string;
  /** Done with the page before anything is opened in it. */
  prepare?: (page: Page) => Promise<void>;
  /** What is wrong with the screen. The page is left as it was found. */
  see: (look: Appearance) => Promise<readonly string[]>;
};
