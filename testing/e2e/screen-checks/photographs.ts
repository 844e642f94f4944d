import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScreenCheck } from './screen-check.ts';
import { inEachLight, lightAndDark } from './light-and-dark.ts';

const folder = join(import.meta.dirname, '../../../pictures/screens');

/**
 * Reports nothing: saves screenshots of each screen in light and dark mode for review, with `PHOTOGRAPHS=1`.
 */
export const photographs: ScreenCheck = {
  name: 'photographs',
  prepare: async () => void (await mkdir(folder, { recursive: true })),
  see: async ({ page, screen, store, width }) => {
    await inEachLight(page, lightAndDark, (light) =>
      page.screenshot({
        path: join(folder, `${screen.name}-${store}-${light}-${width}.png`),
        fullPage: true,
      }),
    );
    return [];
  },
};
