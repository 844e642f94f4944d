import type { MediaInput } from '@dijla/provider/modules/catalog/catalog';
import pictures from '../../pictures/pictures.json' with { type: 'json' };
import { type ColorCode, colors } from '../demo-attributes.ts';

type PictureEntry = { tone: string; isTintable: boolean; views?: readonly string[] };

const list: Readonly<Record<string, PictureEntry>> = pictures;

const isColor = (code: string): code is ColorCode => Object.hasOwn(colors, code);

/** Whether the studio has taken a picture of this name. */
export const hasPicture = (name: string): boolean => Object.hasOwn(list, name);

/** The picture taken for a name; bright metal has one of its own, which no tint gives. */
const shown = (name: string, colour?: string): string =>
  colour === 'silver' && hasPicture(`${name}-steel`) ? `${name}-steel` : name;

const entryOf = (master: string): PictureEntry => {
  const entry = list[master];
  if (entry === undefined) throw new Error(`The studio has no picture '${master}'`);
  return entry;
};

/** `#rrggbb` of one of the demo's colours, or of six hex digits. */
const hexOf = (colour: string): string | undefined => {
  if (isColor(colour)) return colors[colour].hex;
  return /^[0-9a-f]{6}$/.test(colour) ? `#${colour}` : undefined;
};

/** A picture in a colour, where it can be tinted and the colour is one of the demo's or six hex digits; else as it was taken. The hash is the catalogue's business. */
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

/** The form a view is of: 'laptop' of 'laptop-side'. */
const formOf = (name: string): string => name.replace(/-(?:side|above)$/, '');

/** The pictures of a form that can stand for it on a card: from the front and turned, but no detail. */
export const frontsOf = (name: string): readonly string[] =>
  (entryOf(name).views ?? [name]).filter((view) => !view.endsWith('-detail'));

/** A picture and its further views, all in one colour; where there is one, the view beside a person comes last. */
export const viewsOf = (name: string, colour?: string): MediaInput[] => {
  const form = shown(formOf(name), colour);
  const views = entryOf(form).views ?? [form];
  const front = views.find((view) => view === name.replace(formOf(name), form)) ?? form;
  const scale = `${form}-scale`;
  return [front, ...views.filter((view) => view !== front), ...(hasPicture(scale) ? [scale] : [])].map(
    (view) => pictureOf(view, colour),
  );
};

/** What `kettle~red` names: a master, and a colour behind a tilde. */
export const pictureNamed = (text: string): MediaInput => {
  const [master = '', colour] = text.split('~');
  return pictureOf(master, colour);
};
