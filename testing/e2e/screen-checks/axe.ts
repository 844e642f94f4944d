import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { isThorough } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import type { Store } from '../acts/shopper-acts.ts';
import type { ScreenCheck } from './screen-check.ts';
import { inEachLight, type Light, lightAndDark } from './light-and-dark.ts';

const script = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything: RunOptions = { resultTypes: ['violations'] };

/** The same page in other colors: only axe's color rules can find anything new in it. */
const colors: RunOptions = {
  ...everything,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const violationsIn = async (page: Page, light: Light, options: RunOptions): Promise<string[]> => {
  const { violations: found } = await page.evaluate(
    (chosen) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(chosen),
    options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${light}, ${id} ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  );
};

/**
 * Returns every violation axe finds in the page, in axe's words, by default in light and in dark. The
 * debugger injects axe, so the page's Content-Security-Policy stays unchanged.
 */
export const violations = async (page: Page, lights = lightAndDark): Promise<string[]> => {
  await page.evaluate(script);
  const found = await inEachLight(page, lights, (light) =>
    violationsIn(page, light, light === lights[0] ? everything : colors),
  );
  return found.flat();
};

/** `npm test` looks at an Arabic screen in light and at an English one in dark, `npm run test:all` in both. */
const lightsOf = (store: Store): readonly Light[] =>
  isThorough ? lightAndDark : [store === 'ar' ? 'light' : 'dark'];

export const axe: ScreenCheck = {
  name: 'axe',
  see: ({ page, store }) => violations(page, lightsOf(store)),
};
