import type { Page } from 'playwright-core';
import type { SeenElements } from './seen-elements.ts';

/**
 * Boxes that clip their text on purpose, with space for descenders below the line. Only their sides are
 * checked.
 */
export const clamped = '.line-clamp-room-2';

/**
 * Collects every visible line of text in the page. A line's height is one font size, because letters extend
 * beyond the lines of tightly set headings. Its layer is the bar or sheet that contains it, since those
 * overlap the page on purpose.
 */
export const textLines = (page: Page, elements: SeenElements) =>
  page.evaluateHandle(
    ({ elements: { isSeen }, clamped }) => {
      const layerOf = (element: Element): Element => {
        for (let box: Element = element; ; box = box.parentElement ?? document.body)
          if (
            box === document.body ||
            /fixed|sticky/.test(getComputedStyle(box).position) ||
            box.matches(':popover-open, dialog[open]')
          )
            return box;
      };
      const lines: { element: Element; box: DOMRect; text: string; layer: Element }[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const [node, element] = [texts.currentNode, texts.currentNode.parentElement];
        const text = node.textContent?.trim() ?? '';
        if (
          text === '' ||
          element === null ||
          element.closest('script, style, noscript, template, option, svg') ||
          !isSeen(element)
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const clamp = element.closest(clamped)?.getBoundingClientRect().bottom ?? Infinity;
        for (const rect of range.getClientRects()) {
          if (rect.width < 1 || rect.top > clamp - size / 2) continue;
          const height = Math.min(rect.height, size);
          lines.push({
            element,
            box: new DOMRect(rect.x, rect.y + (rect.height - height) / 2, rect.width, height),
            text,
            layer: layerOf(element),
          });
        }
      }
      return lines;
    },
    { elements, clamped },
  );

export type TextLines = Awaited<ReturnType<typeof textLines>>;
