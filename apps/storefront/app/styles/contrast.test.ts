import { describe, expect, it } from 'vitest';
import { themeColors } from '../shop/page/theme/theme-colors.ts';
import { designGrounds, onStage } from '@dijla/commerce-rules/colors/brand-palette';
import { contrastOf, hexOf } from '@dijla/commerce-rules/colors/contrast';
import { themeNames, tokenColor } from './token-color.ts';

/**
 * Text colors, their backgrounds, and the minimum contrast: 4.5 for AA, 7 for AAA, 3 for borders and
 * symbols.
 */
const pairs: readonly (readonly [text: string, grounds: readonly string[], least: number])[] = [
  ['ink', ['ground', 'surface', 'raised', 'sunken', 'line', 'accent-soft'], 7],
  ['ink-soft', ['ground', 'surface', 'raised', 'sunken', 'accent-soft'], 4.5],
  // The amount saved is shown next to the price, on cards and on sheets.
  ['accent-ink', ['ground', 'surface', 'raised', 'sunken', 'accent-soft'], 7],
  ['on-accent', ['accent', 'accent-press'], 4.5],
  ['on-stage', ['stage'], 7],
  ['success', ['ground', 'surface', 'success-soft'], 4.5],
  ['warning', ['ground', 'surface', 'warning-soft'], 4.5],
  ['danger', ['ground', 'surface', 'sunken', 'danger-soft'], 4.5],
  ['on-status', ['success', 'warning', 'danger'], 4.5],
  ['accent', ['ground', 'surface', 'sunken', 'line'], 3],
  ['line-strong', ['ground', 'surface'], 3],
  ['success', ['line'], 3],
];

const cases = themeNames.flatMap((theme) =>
  pairs.flatMap(([text, grounds, least]) => grounds.map((ground) => ({ theme, text, ground, least }))),
);

describe('contrastOf', () => {
  const black = { lightness: 0, chroma: 0, hue: 0 };
  const white = { lightness: 1, chroma: 0, hue: 0 };
  const red = { lightness: 0.62796, chroma: 0.25768, hue: 29.234 };

  it.each([
    ['black', black, 'white', white, 21],
    ['white', white, 'white', white, 1],
    ['red', red, 'white', white, 4],
    ['red', red, 'black', black, 5.25],
  ] as const)('finds %s and %s as WCAG does', (_, one, __, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
  });
});

describe('hexOf', () => {
  it.each([
    [{ lightness: 0, chroma: 0, hue: 0 }, '#000000'],
    [{ lightness: 1, chroma: 0, hue: 0 }, '#ffffff'],
    [{ lightness: 0.62796, chroma: 0.25768, hue: 29.234 }, '#ff0000'],
  ])('writes %o as %s', (colour, hex) => {
    expect(hexOf(colour)).toBe(hex);
  });
});

describe('the tokens', () => {
  it.each(cases)(
    'set $text on $ground at $least : 1 at least in the $theme',
    ({ theme, text, ground, least }) => {
      expect(contrastOf(tokenColor(theme, text), tokenColor(theme, ground))).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(themeNames)('are what surrounds a page in the %s', (theme) => {
    expect(themeColors[theme]).toBe(hexOf(tokenColor(theme, 'ground')));
  });

  it.each(themeNames)('are what the colors of a brand are measured against in the %s', (theme) => {
    for (const [name, ground] of Object.entries(designGrounds[theme]))
      expect([name, tokenColor(theme, name)]).toEqual([name, ground]);
    expect(tokenColor(theme, 'on-stage')).toEqual(onStage[theme]);
  });
});
