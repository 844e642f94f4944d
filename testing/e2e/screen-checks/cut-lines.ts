import type { Page } from 'playwright-core';
import type { SeenElements } from './seen-elements.ts';
import { clamped, type TextLines } from './text-lines.ts';

/**
 * Returns lines outside their own box, outside a box that clips, or outside the screen. Each line is checked
 * against all its ancestors.
 */
export const cutLines = (page: Page, elements: SeenElements, lines: TextLines): Promise<string[]> =>
  page.evaluate(
    ({ elements: { nameOf }, lines, clamped }) => {
      const [tolerance, screenWidth] = [1, document.documentElement.clientWidth];

      const faultOf = (element: Element, line: DOMRect): string | undefined => {
        let [movesSideways, movesUpright, isAroundOwnBox] = [false, false, false];
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const style = getComputedStyle(box);
          if (style.display === 'inline' || style.display === 'contents') continue;
          const outer = box.getBoundingClientRect();
          const sideways = Math.max(outer.left - line.left, line.right - outer.right);
          const upright = Math.max(outer.top - line.top, line.bottom - outer.bottom);
          const isClamp = box.matches(clamped);
          if (/auto|scroll/.test(style.overflowX)) movesSideways = true;
          if (/auto|scroll/.test(style.overflowY) || isClamp) movesUpright = true;
          const [holdsSideways, holdsUpright] = [
            !isAroundOwnBox || /hidden|clip/.test(style.overflowX),
            !isAroundOwnBox || (/hidden|clip/.test(style.overflowY) && !isClamp),
          ];
          if (holdsSideways && !movesSideways && sideways > tolerance)
            return `leaves ${nameOf(box)} sideways by ${Math.round(sideways)}`;
          if (holdsUpright && !movesUpright && upright > tolerance)
            return `leaves ${nameOf(box)} upwards or downwards by ${Math.round(upright)}`;
          isAroundOwnBox = true;
          if (style.position === 'fixed') break;
        }
        const leavesScreen =
          !movesSideways && (line.left < -tolerance || line.right > screenWidth + tolerance);
        return leavesScreen
          ? `leaves the screen, from ${Math.round(line.left)} to ${Math.round(line.right)} of ${screenWidth}`
          : undefined;
      };

      const faults = new Set<string>();
      for (const { element, box, text } of lines) {
        const fault = faultOf(element, box);
        if (fault !== undefined) faults.add(`${nameOf(element)} “${text.slice(0, 40)}” ${fault}`);
      }
      return [...faults];
    },
    { elements, lines, clamped },
  );
