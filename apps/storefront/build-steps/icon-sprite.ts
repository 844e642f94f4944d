import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { iconDrawings } from '@dijla/ui-kit/pictures/icon-drawings.ts';

type IconSet = { width: number; height: number; icons: Readonly<Record<string, { body: string }>> };

/** Path of the sprite that pages reference. */
export const spriteFile = join(import.meta.dirname, '../../../packages/ui-kit/src/pictures/icons.svg');

/** The icon element sets the color. */
const withoutColor = (body: string): string => body.replaceAll(' fill="currentColor"', '');

/**
 * Returns one SVG file of symbols, named by their meaning in the shop. Throws when the icon set lacks a
 * drawing.
 */
export const spriteOf = (
  { width, height, icons }: IconSet,
  drawings: Readonly<Record<string, string>>,
): string => {
  const symbols = Object.entries(drawings).map(([name, drawing]) => {
    const icon = icons[drawing];
    if (icon === undefined) throw new Error(`The icon set has no '${drawing}'`);
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${withoutColor(icon.body)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
};

/** Returns the sprite of all icons of the shop, drawn by Phosphor. */
export const iconSprite = async (): Promise<string> => {
  const set = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json');
  return spriteOf(JSON.parse(await readFile(set, 'utf8')), iconDrawings);
};
