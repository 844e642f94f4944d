import type { Shopper, ShopperOptions } from '@dijla/test-kit/browser';
import type { Page } from 'playwright-core';
import { type Screen, screens, type Visit } from './screens.ts';
import type { Store } from './shopper-acts.ts';

/** From here on a screen is laid out for a mouse. */
const narrowestDesktop = 768;

const deviceOf = (width: number): ShopperOptions =>
  width < narrowestDesktop
    ? { viewport: { width, height: 844 }, deviceScaleFactor: 1, reducedMotion: 'reduce' }
    : { viewport: { width, height: 900 }, deviceScaleFactor: 1, reducedMotion: 'reduce', isMobile: false, hasTouch: false };

/** A screen that has not come by then will not. */
const patienceMs = 15_000;

/** Colours and places change at once, so that whoever looks never meets them half way. */
const withoutTransitions = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets = [sheet];
};

/** Waits until nothing on the page comes or moves any more. */
export const settled = async (page: Page, { waitsForever = false }: Pick<Screen, 'waitsForever'> = {}): Promise<void> => {
  if (!waitsForever) await page.waitForFunction(() => document.querySelector('main .skeleton, main [aria-busy="true"]') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0));
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    // Parts that come by themselves when there is time change how long the page is.
    for (let height = 0; height !== document.documentElement.scrollHeight; ) {
      height = document.documentElement.scrollHeight;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
};

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

export type Look = { page: Page; screen: Screen; store: Store; width: number };
export type WalkOptions = {
  shopper: (options: ShopperOptions) => Promise<Shopper>;
  url: string;
  store: Store;
  width: number;
  device?: ShopperOptions;
  /** Done with the page before anything is opened in it. */
  prepare?: (page: Page) => Promise<void>;
};

/** One shopper goes from screen to screen, and looks at each. What was found bears the screen's name in front. */
export const walk = async ({ shopper, url, store, width, device = {}, prepare }: WalkOptions, look: (look: Look) => Promise<readonly string[]>): Promise<string[]> => {
  const { page, complaints } = await shopper({ ...deviceOf(width), locale: store === 'ar' ? 'ar-IQ' : 'en-GB', meetsNetworkErrors: true, ...device });
  page.setDefaultTimeout(patienceMs);
  await page.addInitScript(withoutTransitions);
  await prepare?.(page);
  const visit: Visit = { page, url, store };
  const found: string[] = [];
  const complained = () => [...new Set(complaints.splice(0).map(firstLine))];
  for (const screen of screens) {
    const say = (text: string) => `${screen.name} (${store}, ${width}): ${text}`;
    try {
      await screen.open(visit);
      await settled(page, screen);
    } catch (error) {
      found.push(say(`does not open: ${firstLine(String(error))}`), ...complained().map(say));
      continue;
    }
    found.push(...[...(await look({ page, screen, store, width })), ...complained()].map(say));
  }
  return found;
};

/** The same at several widths side by side. */
export const walkWidths = async (options: Omit<WalkOptions, 'width'>, widths: readonly number[], look: (look: Look) => Promise<readonly string[]>): Promise<string[]> =>
  (await Promise.all(widths.map((width) => walk({ ...options, width }, look)))).flat();
