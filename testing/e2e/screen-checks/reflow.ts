import { atAnotherWidth } from './at-another-width.ts';
import type { ScreenCheck } from './screen-check.ts';

/** The width of a wide screen at 400 % zoom. */
const narrowest = 320;

/** Reports a page that scrolls sideways at that width (WCAG 1.4.10). */
export const reflow: ScreenCheck = {
  name: 'reflow',
  see: async (look) => {
    const wide = await atAnotherWidth(look, narrowest, () =>
      look.page.evaluate(() => document.documentElement.scrollWidth),
    );
    return wide > narrowest ? [`the page is ${wide} wide on ${narrowest}`] : [];
  },
};
