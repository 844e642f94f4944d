import { isDeepStrictEqual } from 'node:util';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { dateCell, endCell } from '../cells/date-cell.ts';
import { flagCell } from '../cells/flag-cell.ts';

/**
 * Converts a value to and from a cell. `read` is called for non-empty cells only and returns undefined when
 * a cell is invalid.
 */
export type CellType = { write: (value: unknown) => string; read: (cell: string) => unknown };

/**
 * Whether text must be written as `json:"…"`: a spreadsheet would take it for a formula, trimming would
 * change it, or it starts like the escape itself.
 */
const needsEscape = (value: string): boolean => value.trim() !== value || /^(?:json:|[=+@-])/.test(value);

/** An empty text, for cells where empty means no value. */
export const emptyText = 'json:""';

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const written = (value: string): string => (needsEscape(value) ? `json:${JSON.stringify(value)}` : value);

export const text: CellType = {
  write: (value) => (typeof value === 'string' ? written(value) : ''),
  read: (cell) => {
    const value = cell.startsWith('json:') ? parsed(cell.slice(5)) : undefined;
    return typeof value === 'string' ? value : cell;
  },
};

export const nullableText: CellType = {
  ...text,
  write: (value) => (value === '' ? emptyText : text.write(value)),
};

export const integer: CellType = {
  write: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (cell) => {
    const digits = latinDigits(cell).replace(/(?<=\d)[,٬](?=\d{3})/g, '');
    return /^-?\d{1,15}$/.test(digits) ? Number(digits) + 0 : undefined;
  },
};

export const flag: CellType = { write: (value) => (value === true ? 'yes' : 'no'), read: flagCell };
export const instant: CellType = {
  write: (value) => (typeof value === 'string' ? value : ''),
  read: dateCell,
};
export const end: CellType = { write: instant.write, read: endCell };

/** Any structured value as JSON. An empty list, an empty object, null and undefined are an empty cell. */
export const json: CellType = {
  write: (value) => {
    const isNothing =
      value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
    return isNothing ? '' : JSON.stringify(value);
  },
  read: parsed,
};

/** A list in short form when it reads back unchanged, otherwise as JSON. */
const shortList = (write: (item: unknown) => string, readItem: (part: string) => unknown): CellType => {
  const readShort = (cell: string): unknown[] =>
    cell
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(readItem);
  return {
    write: (value) => {
      if (!Array.isArray(value) || value.length === 0) return '';
      const short = value.map(write).join('|');
      return !needsEscape(short) && !/^[[{]/.test(short) && isDeepStrictEqual(readShort(short), value)
        ? short
        : JSON.stringify(value);
    },
    read: (cell) => (/^[[{]/.test(cell) ? (parsed(cell) ?? readShort(cell)) : readShort(cell)),
  };
};

/** `A|B|C` */
export const list = shortList(String, (part) => part);

export const integerList = shortList(String, (part) => integer.read(part));

const numbered = (part: string, sign: string): { name: string; count: number | undefined } => {
  const at = part.lastIndexOf(sign);
  const count = at === -1 ? undefined : integer.read(part.slice(at + 1).trim());
  return typeof count === 'number'
    ? { name: part.slice(0, at).trim(), count }
    : { name: part, count: undefined };
};

const membersOf = (item: unknown): Map<string, unknown> =>
  new Map(typeof item === 'object' && item !== null ? Object.entries(item) : []);

/** Category paths, optionally with the product's position: `women/tops|home@3` */
export const placedPaths = shortList(
  (item) =>
    membersOf(item).get('position') === 0
      ? String(membersOf(item).get('url_path'))
      : `${String(membersOf(item).get('url_path'))}@${String(membersOf(item).get('position'))}`,
  (part) => {
    const { name, count } = numbered(part, '@');
    return { url_path: name, position: count ?? 0 };
  },
);

/** Skus with quantities: `A|B*2` */
export const countedSkus = shortList(
  (item) =>
    membersOf(item).get('qty') === 1
      ? String(membersOf(item).get('sku'))
      : `${String(membersOf(item).get('sku'))}*${String(membersOf(item).get('qty'))}`,
  (part) => {
    const { name, count } = numbered(part, '*');
    return { sku: name, qty: count ?? 1 };
  },
);

/** Pictures, with hash and tone when known: `/d/cup.webp 3fa92b10c1 #aabbcc|/d/pot.webp` */
export const pictures = shortList(
  (item) =>
    ['path', 'hash', 'tone']
      .map((member) => membersOf(item).get(member) ?? '')
      .join(' ')
      .trim(),
  (part) => {
    const match = /^(.*?)(?: ([0-9a-f]{10}))?(?: (#[0-9a-f]{6}))?$/.exec(part);
    return { path: match?.[1] ?? part, hash: match?.[2] ?? null, tone: match?.[3] ?? null };
  },
);
