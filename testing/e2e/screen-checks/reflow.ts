import { atAnotherWidth } from './at-another-width.ts';
import type { ScreenCheck } from './screen-check.ts';

/** As narrow as a wide screen magnified four times. */
const narrowest = 320;

/** A page that moves sideways there (WCAG 1.4.10). */
export const reflow: ScreenCheck = {
  name: 'reflow',
  see: async (look) => {
    const wide = await atAnotherWidth(look, narrowest, () =>
      look.page.evaluate(() => document.documentElement.scrollWidth),
    );
    return wide > narrowest ? [`the page is ${wide} wide on ${narrowest}`] : [];
  },
};
