import type { Shopper, ShopperOptions } from '@dijla/test-kit/browser';
import { everyNth } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import type { ScreenCheck } from './screen-check.ts';
import { type Screen, screens, type Visit } from './screens.ts';
import { settled } from '../acts/settled.ts';
import type { Store } from '../acts/shopper-acts.ts';

/** From this width on, a screen is laid out for a mouse. */
const narrowestDesktop = 768;

/**
 * Not a mobile viewport: a phone's browser would shrink the page to fit overflowing content and hide the
 * overflow.
 */
const deviceOf = (width: number): ShopperOptions => {
  const isPhone = width < narrowestDesktop;
  return {
    viewport: { width, height: isPhone ? 844 : 900 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    isMobile: false,
    hasTouch: isPhone,
  };
};

/** Milliseconds after which a missing screen counts as a failure, even on a busy machine. */
const patienceMs = 60_000;

/**
 * Disables transitions and skipped off-screen rendering, so that a check never sees an intermediate state.
 */
export const atOnce = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { transition: none !important; content-visibility: visible !important; }',
  );
  document.adoptedStyleSheets = [sheet];
};

/**
 * Whether a complaint is about a larger cached picture: checks that enlarge the screen load larger pictures,
 * and on the next screen the browser shows the largest it has instead of the preloaded one.
 */
const isOfLargerPicture = (complaint: string): boolean =>
  complaint.includes('/img/') && complaint.includes('was preloaded using link preload but not used');

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

export type WalkOptions = {
  shopper: (options: ShopperOptions) => Promise<Shopper>;
  url: string;
  store: Store;
  width: number;
};

/** Time limit in milliseconds for all checks of one screen, even on a busy machine. */
const screenMs = 120_000;

/** Resolves to undefined when the work exceeds the time limit. */
const inTime = async <Seen>(work: Promise<Seen>): Promise<Seen | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), screenMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * The screens that a walk looks at: under `npm test` every other one in a store, and the rest in the other
 * store, so that each screen is looked at once. All of them are photographed.
 */
const screensToSee = (store: Store): ReadonlySet<Screen> =>
  new Set(process.env.PHOTOGRAPHS ? screens : everyNth(screens, 2, store === 'ar' ? 0 : 1));

/**
 * One shopper goes from screen to screen, and every check runs on each that is looked at; the others are
 * opened only where they lead on. Findings are prefixed with the names of the screen and the check. Without a
 * display, Chromium occasionally stops drawing frames of a page, and waiting for one never ends: such a screen
 * is checked once more in a new page.
 */
const walk = async (
  { shopper, url, store, width }: WalkOptions,
  eyes: readonly ScreenCheck[],
): Promise<string[]> => {
  const {
    page: first,
    context,
    complaints,
  } = await shopper({
    ...deviceOf(width),
    locale: store === 'ar' ? 'ar-IQ' : 'en-GB',
    meetsNetworkErrors: true,
  });
  const ready = async (page: Page): Promise<Page> => {
    page.setDefaultTimeout(patienceMs);
    await page.addInitScript(atOnce);
    for (const { prepare } of eyes) await prepare?.(page);
    return page;
  };
  const seen = screensToSee(store);
  const lookAt = async (page: Page, screen: Screen): Promise<string[]> => {
    const found: string[] = [];
    const note = (eye: string, texts: readonly string[]) =>
      void found.push(...texts.map((text) => `${screen.name} (${store}, ${width}), ${eye}: ${text}`));
    const visit: Visit = { page, url, store };
    try {
      await screen.open(visit);
      await settled(page, screen);
      for (const eye of seen.has(screen) ? eyes : [])
        note(eye.name, await eye.see({ page, screen, store, width }));
    } catch (error) {
      note('walk', [firstLine(String(error))]);
    }
    note(
      'complaints',
      [...new Set(complaints.splice(0).map(firstLine))].filter((complaint) => !isOfLargerPicture(complaint)),
    );
    return found;
  };
  let page = await ready(first);
  const found: string[] = [];
  for (const screen of screens.filter((each) => seen.has(each) || each.leadsOn)) {
    let noted = await inTime(lookAt(page, screen));
    if (noted === undefined) {
      page = await ready(await context.newPage());
      noted = await inTime(lookAt(page, screen));
    }
    found.push(...(noted ?? [`${screen.name} (${store}, ${width}), walk: no frame comes`]));
  }
  return found;
};

/** Walks through the screens at several widths concurrently. */
export const walkWidths = async (
  options: Omit<WalkOptions, 'width'>,
  widths: readonly number[],
  eyes: readonly ScreenCheck[],
): Promise<string[]> => (await Promise.all(widths.map((width) => walk({ ...options, width }, eyes)))).flat();
