import { settled } from '../acts/settled.ts';
import type { Appearance } from './screen-check.ts';

/** Runs an action with the screen at another width, then restores the width. */
export const atAnotherWidth = async <Seen>(
  { page, screen }: Appearance,
  width: number,
  act: () => Promise<Seen>,
): Promise<Seen> => {
  const size = page.viewportSize();
  if (size === null) throw new Error('The page has no size of its own');
  await page.setViewportSize({ ...size, width });
  try {
    await settled(page, screen);
    return await act();
  } finally {
    await page.setViewportSize(size);
  }
};
