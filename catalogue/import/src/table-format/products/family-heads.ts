import { productOptions } from './product-attributes.ts';
import { productStatus } from './product-status.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { type RowFields, rowFields } from '../row-fields.ts';
import { rowKind } from '../row-kind.ts';
import type { SourceRow, SourceRows } from '../source-row.ts';

/**
 * The row of a parent product. `made` is set when the parent has no row of its own: its sku, its names by
 * language, and whether any variant is on sale.
 */
export type Head = {
  index: number;
  row: SourceRow;
  made?: { sku: string; names: ReadonlyMap<string, string>; isOn: boolean };
};

/** A row with its index and the key of the product it belongs to. */
export type KeyedRow = { row: SourceRow; index: number; fields: RowFields; key: string };

type Group = {
  first: KeyedRow;
  count: number;
  choosing: number;
  plain: KeyedRow | undefined;
  names: Map<string, string>;
  isOn: boolean;
};

/** Parent products by every name that their variants use for them. */
export type Heads = ReadonlyMap<string, Head>;

const selfNames = (fields: RowFields): string[] => {
  const id = fields.text('id');
  return [fields.text('sku'), fields.text('handle'), id, id === '' ? '' : `id:${id}`].filter(
    (name) => name !== '',
  );
};

/**
 * Yields rows with the key of their parent product; a variant that names none belongs to the last row that
 * is not a variant.
 */
export async function* keyedRows(source: SourceRows, { columns }: Mapping): AsyncGenerator<KeyedRow> {
  let [index, above] = [0, ''];
  for await (const row of source.rows()) {
    const fields = rowFields(row, columns);
    const [given, kind, own] = [
      fields.text('parent').replace(/^id:\s+/, 'id:'),
      rowKind(fields),
      selfNames(fields),
    ];
    const isOwn = given === '0' || (own.includes(given) && kind !== 'variant');
    const key = given === '' || isOwn ? (kind === 'variant' ? above : '') : given;
    if (key === '') above = own[0] ?? '';
    yield { row, index, fields, key };
    index += 1;
  }
}

/** Returns the common prefix of two names, without trailing separators. */
const commonStart = (one: string, other: string): string => {
  const length = [...one].findIndex((letter, at) => letter !== [...other][at]);
  return (length === -1 ? one : [...one].slice(0, length).join('')).replace(/[\s\-–—/|,:(]+$/u, '');
};

const join = (group: Group | undefined, keyed: KeyedRow, mapping: Mapping): Group => {
  const named = keyed.fields.texts('name');
  const hasChoice = productOptions(mapping.options, keyed.row, keyed.row).length > 0;
  const standing = group ?? {
    first: keyed,
    count: 0,
    choosing: 0,
    plain: undefined,
    names: new Map(named),
    isOn: false,
  };
  for (const [language, name] of named)
    standing.names.set(language, commonStart(standing.names.get(language) ?? name, name) || name);
  standing.isOn ||= productStatus(keyed.fields, undefined).status === 1;
  if (hasChoice) standing.choosing += 1;
  else standing.plain ??= keyed;
  standing.count += 1;
  return standing;
};

const groupsOf = async (source: SourceRows, mapping: Mapping): Promise<Map<string, Group>> => {
  const groups = new Map<string, Group>();
  for await (const keyed of keyedRows(source, mapping))
    if (keyed.key !== '') groups.set(keyed.key, join(groups.get(keyed.key), keyed, mapping));
  return groups;
};

/**
 * Returns the head of a family whose parent has no row: its row without option values, or one derived from
 * several rows.
 */
const headOf = (sku: string, { first, count, choosing, plain, names, isOn }: Group): Head | undefined => {
  if (plain !== undefined && choosing > 0) return { index: plain.index, row: plain.row };
  return count > 1 && choosing > 0
    ? { index: first.index, row: first.row, made: { sku, names, isOn } }
    : undefined;
};

/** Returns the heads of all families when variants name their product. */
export const familyHeads = async (source: SourceRows, mapping: Mapping): Promise<Heads> => {
  const heads = new Map<string, Head>();
  if (mapping.rows !== 'parent-sku') return heads;
  const groups = await groupsOf(source, mapping);
  for await (const { row, index, fields, key } of keyedRows(source, mapping)) {
    const isWhole = rowKind(fields) === 'whole';
    if (key !== '' && !isWhole) continue;
    for (const name of [...selfNames(fields), ...(isWhole ? [key] : [])])
      if (groups.has(name) && !heads.has(name)) heads.set(name, { index, row });
  }
  for (const [key, group] of groups) {
    const head = heads.has(key) ? undefined : headOf(key, group);
    if (head !== undefined) heads.set(key, head);
  }
  return heads;
};
