import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { ScreenCheck } from './screen-check.ts';
import { inLightAndDark, type Light } from './light-and-dark.ts';

const script = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The dark page is the same page in other colors, so only axe's color rules can find anything new in it. */
const options: Readonly<Record<Light, RunOptions>> = {
  light: { resultTypes: ['violations'] },
  dark: {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  },
};

const violationsIn = async (page: Page, light: Light): Promise<string[]> => {
  const { violations: found } = await page.evaluate(
    (chosen) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(chosen),
    options[light],
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${light}, ${id} ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  );
};

/**
 * Returns every violation axe finds in the page, in axe's words. The debugger injects axe, so the page's
 * Content-Security-Policy stays unchanged.
 */
export const violations = async (page: Page): Promise<string[]> => {
  await page.evaluate(script);
  return (await inLightAndDark(page, (light) => violationsIn(page, light))).flat();
};

export const axe: ScreenCheck = { name: 'axe', see: ({ page }) => violations(page) };
