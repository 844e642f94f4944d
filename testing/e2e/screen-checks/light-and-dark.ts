import type { Page } from 'playwright-core';

export type Light = 'light' | 'dark';

const show = (page: Page, light: Light) =>
  page.evaluate((chosen) => {
    if (chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
    else delete document.documentElement.dataset['theme'];
  }, light);

/**
 * Runs an action with the page in light and in dark mode, then returns to light. Colors change at once
 * because a walk disables transitions.
 */
export const inLightAndDark = async <Seen>(
  page: Page,
  act: (light: Light) => Promise<Seen>,
): Promise<[Seen, Seen]> => {
  const light = await act('light');
  await show(page, 'dark');
  const dark = await act('dark');
  await show(page, 'light');
  return [light, dark];
};
