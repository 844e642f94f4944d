import type { Page } from 'playwright-core';

/** Within the page: how elements are named in findings, and whether anybody sees them. */
export const seenElements = (page: Page) =>
  page.evaluateHandle(() => ({
    nameOf: (element: Element) =>
      `${element.tagName.toLowerCase()}${[...element.classList]
        .slice(0, 4)
        .map((name) => `.${name}`)
        .join('')}`,
    isSeen: (element: Element) => {
      if (
        !element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: false,
        })
      )
        return false;
      // What is told to readers of the page only is one pixel small.
      for (let box: Element | null = element; box; box = box.parentElement)
        if (
          box instanceof HTMLElement &&
          box.offsetWidth <= 1 &&
          getComputedStyle(box).position === 'absolute'
        )
          return false;
      return true;
    },
  }));

/** Its functions, for those who work within the page. */
export type SeenElements = Awaited<ReturnType<typeof seenElements>>;
