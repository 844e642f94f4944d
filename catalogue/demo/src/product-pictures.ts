import type { MediaInput } from '@dijla/provider/modules/catalog/catalog';
import pictures from '../pictures/pictures.json' with { type: 'json' };
import { type ColourCode, colours } from './demo-attributes.ts';

type PictureEntry = { tone: string; isTintable: boolean; views?: readonly string[] };

const list: Readonly<Record<string, PictureEntry>> = pictures;

const isColour = (code: string): code is ColourCode => Object.hasOwn(colours, code);

/** Whether the studio has taken a picture of this name. */
export const hasPicture = (name: string): boolean => Object.hasOwn(list, name);

/** The picture taken for a name; bright metal has one of its own, which no tint gives. */
const shown = (name: string, colour?: string): string => (colour === 'silver' && hasPicture(`${name}-steel`) ? `${name}-steel` : name);

const entryOf = (master: string): PictureEntry => {
  const entry = list[master];
  if (entry === undefined) throw new Error(`The studio has no picture '${master}'`);
  return entry;
};

/** `#rrggbb` of one of the demo's colours, or of six hex digits. */
const hexOf = (colour: string): string | undefined => {
  if (isColour(colour)) return colours[colour].hex;
  return /^[0-9a-f]{6}$/.test(colour) ? `#${colour}` : undefined;
};

/** A picture in a colour, where it can be tinted and the colour is one of the demo's or six hex digits; else as it was taken. The hash is the catalogue's business. */
export const pictureOf = (name: string, colour?: string): MediaInput => {
  const master = shown(name, colour);
  const { tone, isTintable } = entryOf(master);
  const hex = colour !== undefined && isTintable ? hexOf(colour) : undefined;
  return { path: `/d/${master}${hex === undefined ? '' : `~${hex.slice(1)}`}.webp`, hash: null, tone: hex ?? tone };
};

/** A picture and its further views, all in one colour. */
export const viewsOf = (name: string, colour?: string): MediaInput[] => {
  const master = shown(name, colour);
  return (entryOf(master).views ?? [master]).map((view) => pictureOf(view, colour));
};

/** What `kettle~red` names: a master, and a colour behind a tilde. */
export const pictureNamed = (text: string): MediaInput => {
  const [master = '', colour] = text.split('~');
  return pictureOf(master, colour);
};
