import type { Page } from 'playwright-core';
import type { SeenElements } from './seen-elements.ts';

/** Reports a page that scrolls sideways, and tappable elements outside the screen. */
export const beyondTheScreen = (page: Page, elements: SeenElements): Promise<string[]> =>
  page.evaluate(
    ({ elements: { nameOf, isSeen } }) => {
      const [tolerance, screenWidth, wide] = [
        1,
        document.documentElement.clientWidth,
        document.documentElement.scrollWidth,
      ];
      const faults = new Set(
        wide > screenWidth + tolerance ? [`the page moves sideways: ${wide} wide on ${screenWidth}`] : [],
      );
      for (const control of document.querySelectorAll('a[href], button, input, select, summary')) {
        const { left, right, width } = control.getBoundingClientRect();
        let moves = false;
        for (let box: Element | null = control; box; box = box.parentElement)
          if (/auto|scroll/.test(getComputedStyle(box).overflowX)) moves = true;
        if (!moves && width > 1 && isSeen(control) && (left < -tolerance || right > screenWidth + tolerance))
          faults.add(
            `${nameOf(control)} leaves the screen, from ${Math.round(left)} to ${Math.round(right)} of ${screenWidth}`,
          );
      }
      return [...faults];
    },
    { elements },
  );
