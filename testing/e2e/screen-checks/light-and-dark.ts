import type { Page } from 'playwright-core';

export type Light = 'light' | 'dark';

const show = (page: Page, light: Light) =>
  page.evaluate((chosen) => {
    if (chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
    else delete document.documentElement.dataset['theme'];
  }, light);

/** Does the same with the page in both lights; it is light again afterwards. Colours change at once: a walk has no transitions. */
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
