import type { Locator, Page } from 'playwright-core';

/** More tab stops than any page has: after this many presses of Tab the focus has gone full circle. */
const mostStops = 250;

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));

/** Presses Tab until one of the targets has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.first().waitFor({ state: 'attached' });
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`No focus for ${target}`);
};

export type FocusedElement = { name: string; kind: string; isMarked: boolean; coveredBy: string | null };

/**
 * Describes the focused element and what covers it; null when nothing on the page has the focus. Invisible
 * fields are represented by their labels. Three points of the element's box are checked, as far as it is on
 * the screen.
 */
export const focusedElement = (page: Page): Promise<FocusedElement | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const shown =
      focused instanceof HTMLInputElement && focused.offsetWidth <= 1
        ? (focused.closest('label') ?? focused)
        : focused;
    const isInLine = getComputedStyle(shown).display === 'inline';
    const { left, top, right, bottom } =
      (isInLine ? shown.getClientRects()[0] : undefined) ?? shown.getBoundingClientRect();
    const box = {
      top: Math.max(top, 0),
      bottom: Math.min(bottom, innerHeight),
      middle: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    };
    const nameOf = (element: Element | null) =>
      element === null
        ? 'the edge of the screen'
        : `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    const over = [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3].map((height) =>
      document.elementFromPoint(box.middle, height),
    );
    const isOver = (element: Element | null) =>
      element === null || !(shown.contains(element) || (isInLine && element.contains(shown)));
    const covering = over.find(isOver);
    return {
      name: `${focused.tagName.toLowerCase()} “${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40) || focused.getAttribute('name')}”`,
      kind: focused instanceof HTMLInputElement ? focused.type : focused.tagName.toLowerCase(),
      isMarked: focused.matches(':focus-visible'),
      coveredBy: covering === undefined ? null : nameOf(covering),
    };
  });

const isHidden = (focused: FocusedElement): boolean => !focused.isMarked || focused.coveredBy !== null;

/** Looks again where the focus is hidden: a page that still scrolls to it may cover it for a moment. */
const restingFocus = async (page: Page): Promise<FocusedElement | null> => {
  for (let look = 0; ; look += 1) {
    const focused = await focusedElement(page);
    if (focused === null || !isHidden(focused) || look === 10) return focused;
    await page.waitForTimeout(100);
  }
};

/** Tabs from here to the end of the page and returns every stop with invisible focus. */
export const hiddenStops = async (page: Page): Promise<{ stops: number; hidden: string[] }> => {
  const hidden: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await restingFocus(page);
    if (focused === null) return { stops: stop, hidden };
    if (!focused.isMarked) hidden.push(`${focused.name} bears no mark of the focus`);
    if (focused.coveredBy !== null) hidden.push(`${focused.name} lies under ${focused.coveredBy}`);
  }
  return { stops: mostStops, hidden };
};
