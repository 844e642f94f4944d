import type { Shopper, ShopperOptions } from '@dijla/test-kit/browser';
import type { Eye } from './screen-eyes/eye.ts';
import { screens, type Visit } from './screens.ts';
import { settled } from './settled.ts';
import type { Store } from './shopper-acts.ts';

/** From here on a screen is laid out for a mouse. */
const narrowestDesktop = 768;

/** A phone's browser would shrink a page to show what sticks out of it, and nothing would stick out. */
const deviceOf = (width: number): ShopperOptions => {
  const isPhone = width < narrowestDesktop;
  return { viewport: { width, height: isPhone ? 844 : 900 }, deviceScaleFactor: 1, reducedMotion: 'reduce', isMobile: false, hasTouch: isPhone };
};

/** A screen that has not come by then will not, however busy the machine is. */
const patienceMs = 60_000;

/** Colours and places change at once, and nothing rests while it is off the screen, so that whoever looks never meets them half way. */
const atOnce = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
};

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

export type WalkOptions = {
  shopper: (options: ShopperOptions) => Promise<Shopper>;
  url: string;
  store: Store;
  width: number;
};

/** One shopper goes from screen to screen, and each eye looks at each. What was found bears the screen's name and the eye's in front. */
export const walk = async ({ shopper, url, store, width }: WalkOptions, eyes: readonly Eye[]): Promise<string[]> => {
  const { page, complaints } = await shopper({ ...deviceOf(width), locale: store === 'ar' ? 'ar-IQ' : 'en-GB', meetsNetworkErrors: true });
  page.setDefaultTimeout(patienceMs);
  await page.addInitScript(atOnce);
  for (const { prepare } of eyes) await prepare?.(page);
  const visit: Visit = { page, url, store };
  const found: string[] = [];
  const complained = () => [...new Set(complaints.splice(0).map(firstLine))];
  for (const screen of screens) {
    const note = (eye: string, texts: readonly string[]) => void found.push(...texts.map((text) => `${screen.name} (${store}, ${width}), ${eye}: ${text}`));
    try {
      await screen.open(visit);
      await settled(page, screen);
      for (const eye of eyes) note(eye.name, await eye.see({ page, screen, store, width }));
    } catch (error) {
      note('walk', [firstLine(String(error))]);
    }
    note('complaints', complained());
  }
  return found;
};

/** The same at several widths side by side. */
export const walkWidths = async (options: Omit<WalkOptions, 'width'>, widths: readonly number[], eyes: readonly Eye[]): Promise<string[]> =>
  (await Promise.all(widths.map((width) => walk({ ...options, width }, eyes)))).flat();
