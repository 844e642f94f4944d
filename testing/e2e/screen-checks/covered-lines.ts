import type { Page } from 'playwright-core';
import type { SeenElements } from './seen-elements.ts';
import type { TextLines } from './text-lines.ts';

/** Returns lines that overlap lines of another text on the same layer. */
export const coveredLines = (page: Page, elements: SeenElements, lines: TextLines): Promise<string[]> =>
  page.evaluate(
    ({ elements: { nameOf }, lines }) => {
      const tolerance = 2;
      const faults = new Set<string>();
      for (const [place, one] of lines.entries()) {
        for (const other of lines.slice(place + 1)) {
          if (one.element === other.element || one.layer !== other.layer) continue;
          const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (width > tolerance && height > tolerance)
            faults.add(
              `${nameOf(one.element)} “${one.text.slice(0, 30)}” lies over ${nameOf(other.element)} “${other.text.slice(0, 30)}”`,
            );
        }
      }
      return [...faults];
    },
    { elements, lines },
  );
