import type { Page } from 'playwright-core';
import { openLiving } from '../acts/page-life.ts';

/** Resolves once all visible pictures have loaded. Invisible pictures may never load. */
export const seenPicturesCome = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    await Promise.all(
      [...document.images].filter(isInView).map((image) => image.decode().catch(() => undefined)),
    );
  });

/** Opens a page and waits until it is hydrated and its pictures are shown. */
export const openForPicture = async (page: Page, address: string): Promise<void> => {
  await openLiving(page, address);
  await seenPicturesCome(page);
};
