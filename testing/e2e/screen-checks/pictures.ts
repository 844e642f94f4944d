import { settled } from '../acts/settled.ts';
import type { ScreenCheck } from './screen-check.ts';

/**
 * Scrolls to the end and back so that every picture and every lazy part is requested and loads; one that
 * does not is a failed request.
 */
export const pictures: ScreenCheck = {
  name: 'pictures',
  see: async ({ page, screen }) => {
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      scrollTo({ top: 0, behavior: 'instant' });
      const isNear = (image: HTMLImageElement) =>
        image.checkVisibility() &&
        image.getBoundingClientRect().width > 0 &&
        image.getBoundingClientRect().right > 0 &&
        image.getBoundingClientRect().left < innerWidth;
      await Promise.race([
        Promise.all(
          [...document.images].filter(isNear).map((image) => image.decode().catch(() => undefined)),
        ),
        new Promise((resolve) => setTimeout(resolve, 3000)),
      ]);
    });
    await settled(page, screen);
    return [];
  },
};
