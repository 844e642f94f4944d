import type { Page } from 'playwright-core';

export type Light = 'light' | 'dark';

const show = (page: Page, light: Light) =>
  page.evaluate((chosen) => {
    if (chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
    else delete document.documentElement.dataset['theme'];
  }, light);

export const lightAndDark: readonly Light[] = ['light', 'dark'];

/**
 * Runs an action with the page in each of the lights, then returns to light. Colors change at once because a
 * walk disables transitions.
 */
export const inEachLight = async <Seen>(
  page: Page,
  lights: readonly Light[],
  act: (light: Light) => Promise<Seen>,
): Promise<Seen[]> => {
  const seen: Seen[] = [];
  for (const light of lights) {
    await show(page, light);
    seen.push(await act(light));
  }
  await show(page, 'light');
  return seen;
};
