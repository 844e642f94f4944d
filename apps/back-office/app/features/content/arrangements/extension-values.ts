import type { BlockField, BlockKind, BlockValue, ExtensionBlock, Words } from '@dijla/contract/arrangements';
import { noWords, skusTyped } from './typed-values.ts';

/** A kind of block that an extension has. */
export type ExtensionKind = BlockKind;

type TypedValue = string | Words | { picture: string; alt: Words };

/** A block of an extension as it is edited. */
export type ExtensionValues = {
  kind: string;
  /** Null: of an extension that the shop does not have now; what was written stays as it is. */
  fields: readonly BlockField[] | null;
  typed: Record<string, TypedValue>;
  written: Record<string, BlockValue>;
};

export const noExtension: ExtensionValues = { kind: '', fields: null, typed: {}, written: {} };

const isWords = (value: BlockValue | undefined): value is Words =>
  typeof value === 'object' && !Array.isArray(value) && !('picture' in value);

const typedOf = (field: BlockField, value: BlockValue | undefined): TypedValue => {
  switch (field.type) {
    case 'words':
      return isWords(value) ? value : noWords;
    case 'products':
      return Array.isArray(value) ? value.join('\n') : '';
    case 'picture':
      return typeof value === 'object' && 'picture' in value ? value : { picture: '', alt: noWords };
    case 'choice':
      return field.choices.some((choice) => choice.value === value)
        ? String(value)
        : (field.choices[0]?.value ?? '');
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
};

/** Returns a block as it is edited, of a kind whose extension may be gone. */
export const extensionTyped = (
  kind: string,
  known: ExtensionKind | undefined,
  written: Record<string, BlockValue>,
): ExtensionValues => ({
  kind,
  fields: known?.fields ?? null,
  typed: Object.fromEntries(
    (known?.fields ?? []).map((field) => [field.name, typedOf(field, written[field.name])]),
  ),
  written,
});

/** Returns what is sent of a field; undefined where nothing was typed. */
const valueOf = ({ type }: BlockField, typed: TypedValue | undefined): BlockValue | undefined => {
  if (typed === undefined) return undefined;
  if (typeof typed === 'object')
    return 'picture' in typed
      ? typed.picture.trim() === ''
        ? undefined
        : { ...typed, picture: typed.picture.trim() }
      : typed;
  const text = typed.trim();
  if (text === '') return undefined;
  return type === 'products' ? skusTyped(text) : type === 'number' ? Number(text) : text;
};

/** What is sent of a block of an extension. */
export const extensionValuesOf = ({ fields, typed, written }: ExtensionValues): Record<string, BlockValue> =>
  fields === null
    ? written
    : Object.fromEntries(
        fields.flatMap((field) => {
          const value = valueOf(field, typed[field.name]);
          return value === undefined ? [] : [[field.name, value]];
        }),
      );

/** A block of an extension on a page that has nothing but such, as it is edited. */
export type PlacedBlock = { name: string; extension: ExtensionValues };

/** Returns the blocks of a page as they are edited. */
export const placedBlocks = (
  blocks: readonly ExtensionBlock[],
  kinds: readonly ExtensionKind[],
): PlacedBlock[] =>
  blocks.map(({ id, kind, values }) => ({
    name: id,
    extension: extensionTyped(
      kind,
      kinds.find((each) => each.kind === kind),
      values,
    ),
  }));

/** What is sent of the blocks of a page. */
export const blocksOf = (blocks: readonly PlacedBlock[]): ExtensionBlock[] =>
  blocks.map(({ name, extension }) => ({
    type: 'extension',
    id: name,
    kind: extension.kind,
    values: extensionValuesOf(extension),
  }));

/** Returns a name for a block of a kind that no other block has. */
export const freeName = (kind: string, names: readonly string[]): string => {
  const word = kind.replace(/^.*\//, '').slice(0, 30);
  const place = Array.from({ length: names.length + 1 }, (_, index) => index + 1).find(
    (number) => !names.includes(`${word}-${number}`),
  );
  return `${word}-${place ?? names.length + 2}`;
};

/** Returns an empty block of an extension. */
export const newPlacedBlock = (kind: ExtensionKind, names: readonly string[]): PlacedBlock => ({
  name: freeName(kind.kind, names),
  extension: extensionTyped(kind.kind, kind, {}),
});
