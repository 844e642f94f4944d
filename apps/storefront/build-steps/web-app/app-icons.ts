import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { touchIconPath } from '../../app/paths.ts';
import { spriteFile } from '../icon-sprite.ts';

/** The shop's logo, from which every icon is made. */
const signFile = join(import.meta.dirname, '../../app/styles/icon.svg');

/** Sizes in pixels that phones request for the icon of an installed app. */
export const iconSides = [192, 512] as const;
export const iconPurposes = ['any', 'maskable'] as const;
const touchIconSide = 180;
export const shortcutSide = 96;
/** Icons of the sprite for the shortcuts shown on a long press on the installed app. */
const shortcutDrawings = ['search', 'cart', 'tag'] as const;
export type ShortcutDrawing = (typeof shortcutDrawings)[number];

export const iconPath = (purpose: (typeof iconPurposes)[number], side: number): string =>
  `/icons/${purpose}-${side}.png`;
export const shortcutIconPath = (drawing: ShortcutDrawing): string => `/icons/shortcut-${drawing}.png`;

const partOf = (text: string, pattern: RegExp, what: string): string => {
  const part = pattern.exec(text)?.[1];
  if (part === undefined) throw new Error(`No ${what} is drawn as it used to be`);
  return part;
};

/**
 * Returns the logo without rounded corners. Launchers crop it to their own shape; its waves are within the
 * safe zone that all of them keep.
 */
const fullBleed = (sign: string): string => sign.replace(partOf(sign, /( rx="11")/, 'corner'), '');

/** Returns an icon of the sprite in the logo's colors on a round background. */
const shortcutSign = (sign: string, sprite: string, drawing: ShortcutDrawing): string => {
  const ground = partOf(sign, /<rect fill="(#[0-9a-f]{6})"/, 'ground');
  const line = partOf(sign, /stroke="(#[0-9a-f]{6})"/, 'line');
  const paths = partOf(sprite, new RegExp(`<symbol id="${drawing}"[^>]*>(.*?)</symbol>`), drawing);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><circle cx="256" cy="256" fill="${ground}" r="256"/><g fill="${line}" transform="translate(128 128)">${paths}</g></svg>`;
};

const pixelsOfDrawing = 36;
const plainDensity = 72;

const png = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (plainDensity * side) / pixelsOfDrawing })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/**
 * Returns all icons of the installed app as PNG files by address. Throws when the logo or sprite does not
 * have the expected form.
 */
export const appIcons = async (): Promise<Map<string, Buffer>> => {
  const [sign, sprite] = await Promise.all([readFile(signFile, 'utf8'), readFile(spriteFile, 'utf8')]);
  const square = fullBleed(sign);
  // iOS rounds the corners itself.
  const drawings: [string, string, number][] = [[touchIconPath, square, touchIconSide]];
  for (const side of iconSides)
    drawings.push([iconPath('any', side), sign, side], [iconPath('maskable', side), square, side]);
  for (const drawing of shortcutDrawings)
    drawings.push([shortcutIconPath(drawing), shortcutSign(sign, sprite, drawing), shortcutSide]);
  return new Map(
    await Promise.all(
      drawings.map(async ([path, svg, side]): Promise<[string, Buffer]> => [path, await png(svg, side)]),
    ),
  );
};
