import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { isThorough } from '@dijla/test-kit/thoroughness';
import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { clipping } from './clipping.ts';
import { drawnIcons } from './drawn-icons.ts';
import { failedRequests } from './failed-requests.ts';
import { foreignNames } from './foreign-names.ts';
import { largerLetters } from './larger-letters.ts';
import { mirror } from './mirror.ts';
import { photographs } from './photographs.ts';
import { pictures } from './pictures.ts';
import { reflow } from './reflow.ts';
import { walkWidths } from './screen-walk.ts';
import type { Store } from '../acts/shopper-acts.ts';

/** Time limit in milliseconds for a whole store on a busy machine. */
const patienceMs = isThorough ? 1_800_000 : 900_000;

/**
 * `npm test` checks each screen once: every other one in Arabic on a phone in light, the rest in English on a
 * wide screen in dark. Which ones those are changes with the seed of the run. `npm run test:all` checks all
 * combinations.
 */
const widthsOf = (store: Store): readonly number[] =>
  isThorough || process.env.PHOTOGRAPHS ? [390, 1440] : [store === 'ar' ? 390 : 1440];

/** Checks that resize the screen come last, because a panel may close when the size changes. */
const eyes = [
  pictures,
  ...(process.env.PHOTOGRAPHS ? [photographs] : []),
  drawnIcons,
  foreignNames,
  axe,
  mirror,
  clipping,
  reflow,
  largerLetters,
  failedRequests,
];

/**
 * Walks through all screens of a store and asserts that there
 * are:
 * - no violations found by axe
 * - no boxes that are not mirrored
 * - no icons that draw nothing
 * - no names separated from their context
 * - no clipped or covered texts, also with letters twice as large
 * - no pages that scroll sideways at 320 pixels
 * - no failed requests and no browser complaints
 */
export const everyScreenIsRight = async (store: Store): Promise<void> => {
  const shop = await sharedShop();
  const { shopper } = chromiumForJourneys();
  it(`finds nothing wrong in the ${store} store`, { timeout: patienceMs }, async () => {
    expect(await walkWidths({ shopper, url: shop.url, store }, widthsOf(store), eyes)).toEqual([]);
  });
};
