import type { ScreenCheck } from './screen-check.ts';

/** Names that read the other way and, being a box of their own, stand at its far end, away from what they belong to. */
export const foreignNames: ScreenCheck = {
  name: 'foreign names',
  see: ({ page }) =>
    page.evaluate(() => {
      const strays = [...document.querySelectorAll('bdi')].filter((name) => {
        const { display, direction, textAlign } = getComputedStyle(name);
        return (
          display !== 'inline' &&
          textAlign === 'start' &&
          name.parentElement !== null &&
          direction !== getComputedStyle(name.parentElement).direction
        );
      });
      return [...new Set(strays.map(({ textContent }) => textContent))];
    }),
};
