import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
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

/** Of a whole store on a machine that does other things too. */
const patienceMs = 900_000;

/** Each screen is looked at by `npm test` in Arabic on a phone and in English on a wide screen, by `npm run test:all` in all four. */
const widthsOf = (store: Store): readonly number[] =>
  isThorough || process.env.PHOTOGRAPHS ? [390, 1440] : [store === 'ar' ? 390 : 1440];

/** Those that change the screen's size come last: a panel may not outlive it. */
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
 * A walk through all screens of a store, light and dark, on a phone and a wide screen: nothing axe knows to be wrong, no box that is not its
 * own reflection, no icon that draws nothing, no name away from what it belongs to, no text cut off or covered, nor with letters twice as
 * large, no page that moves sideways on 320 pixels, no failed request, no complaint of the browser.
 */
export const everyScreenIsRight = async (store: Store): Promise<void> => {
  const shop = await runningShop();
  const { shopper } = chromiumForJourneys();
  it(`finds nothing wrong in the ${store} store`, { timeout: patienceMs }, async () => {
    expect(await walkWidths({ shopper, url: shop.url, store }, widthsOf(store), eyes)).toEqual([]);
  });
};
