import { atAnotherWidth } from './at-another-width.ts';
import { clippedTexts } from './clipped-texts.ts';
import type { ScreenCheck } from './screen-check.ts';

/** A second width for each screen width, with the same kind of device. */
const alsoAt: Readonly<Record<number, number>> = { 390: 360, 1440: 768 };

/** Reports clipped texts at the screen's own width and at the narrowest or middle width. */
export const clipping: ScreenCheck = {
  name: 'clipped',
  see: async (look) => {
    const other = alsoAt[look.width];
    if (other === undefined) throw new Error(`No other width than ${look.width}`);
    const found = await clippedTexts(look.page);
    const there = await atAnotherWidth(look, other, () => clippedTexts(look.page));
    return [...found, ...there.map((text) => `at ${other}: ${text}`)];
  },
};
