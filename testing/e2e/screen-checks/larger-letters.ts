import type { Page } from 'playwright-core';
import { settled } from '../acts/settled.ts';
import { clippedTexts } from './clipped-texts.ts';
import type { ScreenCheck } from './screen-check.ts';

/** Sets the font size as the browser's settings do, so that widths in font units scale with it. */
const setLetters = async (page: Page, fontSizes: { standard: number; fixed: number }) => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.setFontSizes', { fontSizes });
  await tools.detach();
};

/** Reports texts that are not fully readable at twice the font size (WCAG 1.4.4). */
export const largerLetters: ScreenCheck = {
  name: 'letters twice as large',
  see: async ({ page, screen }) => {
    await setLetters(page, { standard: 32, fixed: 26 });
    try {
      await settled(page, screen);
      return await clippedTexts(page);
    } finally {
      await setLetters(page, { standard: 16, fixed: 13 });
    }
  },
};
