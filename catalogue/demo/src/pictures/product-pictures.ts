import type { MediaInput } from '@dijla/provider/modules/catalog/catalog';
import pictures from '../../pictures/pictures.json' with { type: 'json' };
import { type ColorCode, colors } from '../demo-attributes.ts';

type PictureEntry = { tone: string; isTintable: boolean; views?: readonly string[] };

const list: Readonly<Record<string, PictureEntry>> = pictures;

const isColor = (code: string): code is ColorCode => Object.hasOwn(colors, code);

/** Whether the studio has a picture of this name. */
export const hasPicture = (name: string): boolean => Object.hasOwn(list, name);

/**
 * Returns the name of the picture to use. Bright metal has its own picture, because a tint cannot produce
 * it.
 */
const shown = (name: string, colour?: string): string =>
  colour === 'silver' && hasPicture(`${name}-steel`) ? `${name}-steel` : name;

const entryOf = (master: string): PictureEntry => {
  const entry = list[master];
  if (entry === undefined) throw new Error(`The studio has no picture '${master}'`);
  return entry;
};

/** Returns `#rrggbb` for a color code of the demo or for six hex digits. */
const hexOf = (colour: string): string | undefined => {
  if (isColor(colour)) return colors[colour].hex;
  return /^[0-9a-f]{6}$/.test(colour) ? `#${colour}` : undefined;
};

/**
 * Returns a picture in a color, if it can be tinted and the color is one of the demo's or six hex digits;
 * otherwise the picture without tint. The catalog adds the hash.
 */
export const pictureOf = (name: string, colour?: string): MediaInput => {
  const master = shown(name, colour);
  const { tone, isTintable } = entryOf(master);
  const hex = colour !== undefined && isTintable ? hexOf(colour) : undefined;
  return {
    path: `/d/${master}${hex === undefined ? '' : `~${hex.slice(1)}`}.webp`,
    hash: null,
    tone: hex ?? tone,
  };
};

/** Returns the form of a view: 'laptop' for 'laptop-side'. */
const formOf = (name: string): string => name.replace(/-(?:side|above)$/, '');

/** Returns the pictures of a form that a card can show: the front and turned views, but no detail. */
export const frontsOf = (name: string): readonly string[] =>
  (entryOf(name).views ?? [name]).filter((view) => !view.endsWith('-detail'));

/**
 * Returns a picture and its further views, all in one color. The view beside a person, if there is one,
 * comes last.
 */
export const viewsOf = (name: string, colour?: string): MediaInput[] => {
  const form = shown(formOf(name), colour);
  const views = entryOf(form).views ?? [form];
  const front = views.find((view) => view === name.replace(formOf(name), form)) ?? form;
  const scale = `${form}-scale`;
  return [front, ...views.filter((view) => view !== front), ...(hasPicture(scale) ? [scale] : [])].map(
    (view) => pictureOf(view, colour),
  );
};

/** Returns the picture for a text such as `kettle~red`: a master, and a color after a tilde. */
export const pictureNamed = (text: string): MediaInput => {
  const [master = '', colour] = text.split('~');
  return pictureOf(master, colour);
};
