import { existsSync, readFileSync } from 'node:fs';
import type { MediaInput } from '@dijla/provider/modules/catalog/catalog';
import { type ColourCode, colours } from './demo-attributes.ts';

type PictureEntry = { tone: string; isTintable: boolean; views?: readonly string[] };

const listFile = new URL('../pictures/pictures.json', import.meta.url);
const list: Readonly<Record<string, PictureEntry>> = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {};

const isColour = (code: string): code is ColourCode => Object.hasOwn(colours, code);

/** Whether the studio has taken a picture of this name. */
export const hasPicture = (name: string): boolean => Object.hasOwn(list, name);

/** The picture taken for a name; bright metal has one of its own, which no tint gives. */
const shown = (name: string, colour?: string): string => {
  if (colour === 'silver' && hasPicture(`${name}-steel`)) return `${name}-steel`;
  return hasPicture(name) ? name : 'gift-card';
};

/** `#rrggbb` of one of the demo's colours, or of six hex digits. */
const hexOf = (colour: string): string | undefined => {
  if (isColour(colour)) return colours[colour].hex;
  return /^[0-9a-f]{6}$/.test(colour) ? `#${colour}` : undefined;
};

/** A picture in a colour, where it can be tinted and the colour is one of the demo's or six hex digits; else as it was taken. The hash is the catalogue's business. */
export const pictureOf = (name: string, colour?: string): MediaInput => {
  const master = shown(name, colour);
  const entry = list[master];
  const hex = colour !== undefined && entry?.isTintable === true ? hexOf(colour) : undefined;
  return { path: `/d/${master}${hex === undefined ? '' : `~${hex.slice(1)}`}.webp`, hash: null, tone: hex ?? entry?.tone ?? null };
};

/** A picture and its further views, all in one colour. */
export const viewsOf = (name: string, colour?: string): MediaInput[] => {
  const master = shown(name, colour);
  return (list[master]?.views ?? [master]).map((view) => pictureOf(view, colour));
};

/** What `kettle~red` names: a master, and a colour behind a tilde. */
export const pictureNamed = (text: string): MediaInput => {
  const [master = '', colour] = text.split('~');
  return pictureOf(master, colour);
};
