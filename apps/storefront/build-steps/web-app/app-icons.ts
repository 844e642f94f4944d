import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { touchIconPath } from '../../app/paths.ts';
import {
  iconPath,
  iconSides,
  type ShortcutDrawing,
  shortcutDrawings,
  shortcutIconPath,
  shortcutSide,
} from '../../app/server/web-app/app-icons.ts';
import { spriteFile } from '../icon-sprite.ts';

/** The icon of a shop that has none of its own. */
const signFile = join(import.meta.dirname, '../../app/styles/icon.svg');

const touchIconSide = 180;
/** Of shortcuts, which go with the icon of any shop. */
const shortcutColors = { ground: '#f1ece5', line: '#251c15' } as const;

const partOf = (text: string, pattern: RegExp, what: string): string => {
  const part = pattern.exec(text)?.[1];
  if (part === undefined) throw new Error(`No ${what} is drawn as it used to be`);
  return part;
};

/**
 * Returns the icon without rounded corners. Launchers crop it to their own shape; its drawing is within the
 * safe zone that all of them keep.
 */
const fullBleed = (sign: string): string => sign.replace(partOf(sign, /( rx="11")/, 'corner'), '');

/** Returns an icon of the sprite on a round background. */
const shortcutSign = (sprite: string, drawing: ShortcutDrawing): string => {
  const { ground, line } = shortcutColors;
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
 * Returns the icons of the installed app of a shop without icons of its own, and of its shortcuts, as PNG files by address.
 * Throws when the drawing or sprite does not have the expected form.
 */
export const appIcons = async (): Promise<Map<string, Buffer>> => {
  const [sign, sprite] = await Promise.all([readFile(signFile, 'utf8'), readFile(spriteFile, 'utf8')]);
  const square = fullBleed(sign);
  // iOS rounds the corners itself.
  const drawings: [string, string, number][] = [[touchIconPath, square, touchIconSide]];
  for (const side of iconSides)
    drawings.push([iconPath('any', side), sign, side], [iconPath('maskable', side), square, side]);
  for (const drawing of shortcutDrawings)
    drawings.push([shortcutIconPath(drawing), shortcutSign(sprite, drawing), shortcutSide]);
  return new Map(
    await Promise.all(
      drawings.map(async ([path, svg, side]): Promise<[string, Buffer]> => [path, await png(svg, side)]),
    ),
  );
};
