import type { ScreenCheck } from './screen-check.ts';

/**
 * Reports names in the other text direction that are boxes of their own and so align to the far end, away
 * from their context.
 */
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
