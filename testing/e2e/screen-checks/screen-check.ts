import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import type { Store } from '../acts/shopper-acts.ts';

export type Appearance = { page: Page; screen: Screen; store: Store; width: number };

/** One check that runs on each screen. */
export type ScreenCheck = {
  /** Prefix of its findings. */
  name: string;
  /** Runs before the page opens anything. */
  prepare?: (page: Page) => Promise<void>;
  /** Returns the problems of the screen and leaves the page unchanged. */
  see: (look: Appearance) => Promise<readonly string[]>;
};
