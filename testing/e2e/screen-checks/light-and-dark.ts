import type { Page } from 'playwright-core';

export type Light = 'light' | 'dark';

/** Colors that are inherited move from one element to the next, each in a frame of its own: waits until none does. */
const show = (page: Page, light: Light) =>
  page.evaluate(async (chosen) => {
    if (chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
    else delete document.documentElement.dataset['theme'];
    const moving = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
    for (let frames = 0; moving().length > 0 && frames < 60; frames += 1) {
      await Promise.race([
        Promise.allSettled(moving().map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, 500)),
      ]);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
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
