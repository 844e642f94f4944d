import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Eye } from './eye.ts';
import { inLightAndDark } from './light-and-dark.ts';

const folder = join(import.meta.dirname, '../../pictures/screens');

/** Down to the end and back, so that every picture comes. */
const fetchPictures = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const isNear = (image: HTMLImageElement) => image.checkVisibility() && image.getBoundingClientRect().width > 0 && image.getBoundingClientRect().right > 0 && image.getBoundingClientRect().left < innerWidth;
    await Promise.race([Promise.all([...document.images].filter(isNear).map((image) => image.decode().catch(() => undefined))), new Promise((resolve) => setTimeout(resolve, 3000))]);
  });

/** Finds nothing by itself: it keeps each screen in light and dark for people to look at, and asks for every picture on the way. */
export const photographs: Eye = {
  name: 'photographs',
  prepare: async () => void (await mkdir(folder, { recursive: true })),
  see: async ({ page, screen, store, width }) => {
    await fetchPictures(page);
    await inLightAndDark(page, (light) => page.screenshot({ path: join(folder, `${screen.name}-${store}-${light}-${width}.png`), fullPage: true }));
    return [];
  },
};
