import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScreenCheck } from './screen-check.ts';
import { inLightAndDark } from './light-and-dark.ts';

const folder = join(import.meta.dirname, '../../../pictures/screens');

/** Finds nothing: it keeps each screen in light and dark for people to look at, who ask for it by `PHOTOGRAPHS=1`. */
export const photographs: ScreenCheck = {
  name: 'photographs',
  prepare: async () => void (await mkdir(folder, { recursive: true })),
  see: async ({ page, screen, store, width }) => {
    await inLightAndDark(page, (light) =>
      page.screenshot({
        path: join(folder, `${screen.name}-${store}-${light}-${width}.png`),
        fullPage: true,
      }),
    );
    return [];
  },
};
