import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastOf, type Oklch } from './contrast.ts';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const themes = { light: /\[data-theme='light'\] \{([^}]*)\}/, dark: /\n\[data-theme='dark'\] \{([^}]*)\}/ } as const;
type Theme = keyof typeof themes;

const colour = (theme: Theme, name: string): Oklch => {
  const block = themes[theme].exec(sheet)?.[1] ?? '';
  const parts = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\);`).exec(block);
  if (!parts) throw new Error(`${theme} has no plain colour --${name}`);
  return { lightness: Number(parts[1]), chroma: Number(parts[2]), hue: Number(parts[3]) };
};

/** Text, the grounds it is set on, and how far they must stand apart: AA is 4.5, AAA is 7, edges and marks 3. */
const pairs: readonly (readonly [text: string, grounds: readonly string[], least: number])[] = [
  ['ink', ['ground', 'surface', 'raised', 'sunken', 'line', 'accent-soft'], 7],
  ['ink-soft', ['ground', 'surface', 'raised', 'sunken', 'accent-soft'], 4.5],
  // The amount saved stands beside the price, on a card's ground as on a sheet's.
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

const cases = (Object.keys(themes) as Theme[]).flatMap((theme) => pairs.flatMap(([text, grounds, least]) => grounds.map((ground) => ({ theme, text, ground, least }))));

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

describe('the tokens', () => {
  it.each(cases)('set $text on $ground at $least : 1 at least in the $theme', ({ theme, text, ground, least }) => {
    expect(contrastOf(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(least);
  });
});
