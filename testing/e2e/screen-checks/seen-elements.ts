import type { Page } from 'playwright-core';

/** Functions that run in the page: names of elements for findings, and whether elements are visible. */
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
      // Text for screen readers only is one pixel in size.
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

/** Handle to these functions, for code that runs in the page. */
export type SeenElements = Awaited<ReturnType<typeof seenElements>>;
