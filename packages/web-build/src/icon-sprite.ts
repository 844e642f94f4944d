import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type IconSet = { width: number; height: number; icons: Readonly<Record<string, { body: string }>> };

/** The icon element sets the color. */
const withoutColor = (body: string): string => body.replaceAll(' fill="currentColor"', '');

/**
 * Returns one SVG file of symbols, named by their meaning. Throws when the icon set lacks a drawing.
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

/** Returns the sprite of these icons, drawn by Phosphor. */
export const phosphorSprite = async (drawings: Readonly<Record<string, string>>): Promise<string> => {
  const set = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json');
  return spriteOf(JSON.parse(await readFile(set, 'utf8')), drawings);
};
