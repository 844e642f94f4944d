import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandPaletteOf, designGrounds, onStage, unseenColor } from './brand-palette.ts';
import { contrastOf, hexOf, oklchOf } from './contrast.ts';

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('oklchOf', () => {
  it('is the way back from a color as it is written', () =>
    fc.assert(
      fc.property(hex, (color) => {
        expect(hexOf(oklchOf(color))).toBe(color);
      }),
    ));
});

describe('unseenColor', () => {
  it.each([
    ['teal, as the design has it', '#005b63', null, null],
    ['black', '#000000', null, null],
    ['yellow, which is not seen on a light page', '#ffe600', null, 'accent'],
    ['white', '#ffffff', null, 'accent'],
    ['a dark twin that is not seen on a dark page', '#005b63', '#101010', 'accent_dark'],
    ['a light twin', '#7a1f2b', '#ff8a95', null],
  ])('finds in %s: %s, %s', (_, accent, accent_dark, unseen) =>
    expect(unseenColor({ accent, accent_dark })).toBe(unseen),
  );
});

describe('brandPaletteOf', () => {
  it('gives every color that is seen the contrasts of the design', () => {
    const given = fc.record({ accent: hex, accent_dark: fc.option(hex) });
    fc.assert(
      fc.property(given, (colors) => {
        fc.pre(unseenColor(colors) === null);
        const palette = brandPaletteOf(colors);
        for (const theme of ['light', 'dark'] as const) {
          const { accent, accent_press, accent_soft, accent_ink, on_accent, stage } = palette[theme];
          const { ground, surface, raised, sunken, line } = designGrounds[theme];
          const contrast = (one: string, other: ReturnType<typeof oklchOf>) =>
            contrastOf(oklchOf(one), other);
          for (const on of [ground, surface, sunken, line])
            expect(contrast(accent, on)).toBeGreaterThanOrEqual(2.99);
          for (const on of [ground, surface, raised, sunken, oklchOf(accent_soft)])
            expect(contrast(accent_ink, on)).toBeGreaterThanOrEqual(6.9);
          for (const on of [accent, accent_press])
            expect(contrast(on_accent, oklchOf(on))).toBeGreaterThanOrEqual(4.45);
          expect(contrast(stage, onStage[theme])).toBeGreaterThanOrEqual(6.9);
        }
      }),
      { numRuns: 300 },
    );
  });
});
