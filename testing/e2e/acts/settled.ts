import type { Page } from 'playwright-core';

/**
 * Waits until nothing on the page loads or moves any more. A screen with a request that never completes
 * keeps its skeletons.
 */
export const settled = async (
  page: Page,
  { waitsForever = false }: { waitsForever?: boolean } = {},
): Promise<void> => {
  if (!waitsForever)
    await page.waitForFunction(
      () => document.querySelector('main .skeleton, main [aria-busy="true"]') === null,
    );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0));
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    // Parts that load in idle time change the height of the page.
    for (let height = 0; height !== document.documentElement.scrollHeight;) {
      height = document.documentElement.scrollHeight;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
};

/**
 * Waits for the end of a view transition. While one runs every click meets the root, and Playwright then
 * scrolls the page to try again.
 */
export const viewTransitionEnds = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect }) =>
          !(effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')),
      ),
  );
};
