import type { Page } from 'playwright-core';
import { beyondTheScreen } from './beyond-the-screen.ts';
import { coveredLines } from './covered-lines.ts';
import { cutLines } from './cut-lines.ts';
import { seenElements } from './seen-elements.ts';
import { textLines } from './text-lines.ts';

/**
 * Returns everything that a shopper cannot read or reach completely: text outside its box or under other
 * text, and elements outside the screen.
 */
export const clippedTexts = async (page: Page): Promise<string[]> => {
  const elements = await seenElements(page);
  const lines = await textLines(page, elements);
  const found = [
    ...(await cutLines(page, elements, lines)),
    ...(await coveredLines(page, elements, lines)),
    ...(await beyondTheScreen(page, elements)),
  ];
  await Promise.all([elements.dispose(), lines.dispose()]);
  return found;
};
