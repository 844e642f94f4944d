import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Oklch } from '@dijla/commerce-rules/colors/contrast';

const sheet = readFileSync(
  join(import.meta.dirname, '../../../../packages/ui-kit/src/styles/tokens.css'),
  'utf8',
);
const blocks = {
  light: /\[data-theme='light'\] \{([^}]*)\}/,
  dark: /\n\[data-theme='dark'\] \{([^}]*)\}/,
} as const;
export type ThemeName = keyof typeof blocks;
export const themeNames = Object.keys(blocks) as ThemeName[];

/**
 * Returns a color token of the style sheet by its name without dashes. Throws for a token that is not a
 * plain color.
 */
export const tokenColor = (theme: ThemeName, name: string): Oklch => {
  const block = blocks[theme].exec(sheet)?.[1] ?? '';
  const parts = new RegExp(
    `--${name}: (?:var\\(--own-[\\w-]+, )?oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)+;`,
  ).exec(block);
  if (!parts) throw new Error(`${theme} has no plain colour --${name}`);
  return { lightness: Number(parts[1]), chroma: Number(parts[2]), hue: Number(parts[3]) };
};
