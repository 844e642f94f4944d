import type { Page } from 'playwright-core';
import type { ScreenCheck } from './screen-check.ts';

/**
 * Inside these, the direction is fixed by the content (phone numbers, amounts, codes) and does not change
 * with the page.
 */
const ownDirection = '[dir]:not(html) *';

/**
 * Returns boxes that are not at their mirrored position after the page's direction is reversed with the same
 * texts. Parts of a line are skipped, because words keep their order in a line in either direction.
 */
const unmirroredBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(async (skipped) => {
    const tolerance = 1;
    const root = document.documentElement;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${[...element.classList]
        .slice(0, 4)
        .map((name) => `.${name}`)
        .join('')}`;
    const isBox = (element: Element) => {
      const { display } = getComputedStyle(element);
      return (
        display !== 'inline' &&
        display !== 'contents' &&
        display !== 'none' &&
        element.checkVisibility() &&
        !element.matches(skipped) &&
        element.closest('svg') === (element.tagName === 'svg' ? element : null)
      );
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Direction marks around each text keep its dots and brackets in place, because the letters next to them
    // decide their width. The style sheet adds them: changed text could break the hydration of parts that
    // are not hydrated yet.
    const isTold = (element: Element) =>
      element.children.length === 0 &&
      /\p{L}/u.test(element.textContent ?? '') &&
      /^(?:block|inline|inline-block|list-item|table-cell)$/.test(getComputedStyle(element).display);
    for (const element of [...document.body.querySelectorAll('*')].filter(isTold))
      element.setAttribute('data-told', '');
    const marks = new CSSStyleSheet();
    marks.replaceSync("[data-told]::before, [data-told]::after { content: '\\200E'; }");
    document.adoptedStyleSheets.push(marks);
    const boxes = [...document.body.querySelectorAll('*')].filter(isBox);
    const before = boxes.map((element) => element.getBoundingClientRect());
    const [direction, width] = [root.dir, root.clientWidth];
    root.dir = direction === 'rtl' ? 'ltr' : 'rtl';
    await frame();
    await frame();
    const faults: string[] = [];
    for (const [place, element] of boxes.entries()) {
      const [one, other] = [before[place], element.getBoundingClientRect()];
      if (one === undefined || one.width === 0) continue;
      const expected = { x: width - one.x - one.width, y: one.y, width: one.width, height: one.height };
      const isApart = (['x', 'y', 'width', 'height'] as const).some(
        (side) => Math.abs(expected[side] - other[side]) > tolerance,
      );
      const shown = ({ x, y, width, height }: typeof expected) =>
        [x, y, width, height].map(Math.round).join(' ');
      if (isApart)
        faults.push(
          `${nameOf(element)} “${(element.textContent ?? '').trim().slice(0, 30)}” at ${shown(other)} instead of ${shown(expected)}`,
        );
    }
    root.dir = direction;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== marks);
    for (const element of document.querySelectorAll('[data-told]')) element.removeAttribute('data-told');
    await frame();
    return faults;
  }, ownDirection);

/** Checked with English texts, because only there all letters of a page have the same direction. */
export const mirror: ScreenCheck = {
  name: 'mirrored',
  see: async ({ page, store }) => (store === 'en' ? unmirroredBoxes(page) : []),
};
