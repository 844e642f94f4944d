import { familyHeads, type Head, type Heads, keyedRows } from './products/family-heads.ts';
import type { Mapping } from './mapping/mapping.ts';
import { type RowFields, rowFields, textAt } from './row-fields.ts';
import { rowKind } from './row-kind.ts';
import type { SourceRow, SourceRows } from './source-row.ts';

/**
 * A product's row, the rows or objects of its variants, and rows with additional pictures only. When rows
 * name their parent, `head` is the parent's row and `key` the name used for it; the parent's own row has
 * only `head`.
 */
export type RowGroup = {
  row: SourceRow;
  variants: SourceRow[];
  others: SourceRow[];
  head?: Head;
  key?: string;
};

const hasChoice = (row: SourceRow, { options }: Mapping): boolean =>
  options.some(({ value }) =>
    [value]
      .flat()
      .some((column) => textAt(row, [column.replaceAll('{n}', '1').replaceAll('{i}', '0')]) !== ''),
  );

/** Whether a row of a group is a variant: it has a sku, a price or an option value of its own. */
const isVariant = (row: SourceRow, fields: RowFields, mapping: Mapping): boolean => {
  const kind = rowKind(fields);
  if (kind === 'whole' && fields.text('kind') !== '') return false;
  return (
    kind === 'variant' ||
    fields.text('sku') !== '' ||
    fields.amounts('price').size > 0 ||
    hasChoice(row, mapping)
  );
};

/**
 * Removes the first row from the variants when it has no option value and all others do: it is the parent
 * product's row.
 */
const withoutWhole = (group: RowGroup, mapping: Mapping): RowGroup => {
  const [first, ...rest] = group.variants;
  const isOwn =
    first === group.row &&
    rest.length > 0 &&
    !hasChoice(group.row, mapping) &&
    rest.every((row) => hasChoice(row, mapping));
  return isOwn ? { ...group, variants: rest } : group;
};

/** Groups consecutive rows with the same handle; a row without handle and name belongs to the one before. */
async function* byHandle(rows: AsyncIterable<SourceRow>, mapping: Mapping): AsyncGenerator<RowGroup> {
  let held: { handle: string; group: RowGroup } | undefined;
  for await (const row of rows) {
    const fields = rowFields(row, mapping.columns);
    const handle = fields.text('handle');
    const belongs =
      held !== undefined &&
      (handle === held.handle ||
        (handle === '' && fields.texts('name').size === 0) ||
        (handle === '' && fields.text('kind') !== '' && rowKind(fields) === 'variant'));
    if (!belongs && held !== undefined) yield withoutWhole(held.group, mapping);
    const { group } = belongs && held !== undefined ? held : { group: { row, variants: [], others: [] } };
    held = { handle: belongs && held !== undefined ? held.handle : handle, group };
    if (isVariant(row, fields, mapping)) held.group.variants.push(row);
    else if (row !== held.group.row) held.group.others.push(row);
  }
  if (held !== undefined) yield withoutWhole(held.group, mapping);
}

async function* byParent(source: SourceRows, mapping: Mapping, heads: Heads): AsyncGenerator<RowGroup> {
  const indexes = new Map([...heads.values()].map((head) => [head.index, head]));
  for await (const { row, index, key } of keyedRows(source, mapping)) {
    const own = indexes.get(index);
    if (own !== undefined) yield { row, variants: [], others: [], head: own };
    const head = heads.get(key);
    if (own === undefined || own.made !== undefined)
      yield {
        row,
        variants: [],
        others: [],
        key,
        ...(head !== undefined && head.index !== index && { head }),
        ...(head?.made && { head }),
      };
  }
}

/**
 * Groups the rows of an export by product according to the mapping's `rows`. Each call of the returned
 * function starts a new pass.
 */
export const rowGroups = async (
  source: SourceRows,
  mapping: Mapping,
): Promise<() => AsyncGenerator<RowGroup>> => {
  if (mapping.rows === 'variant-rows') return () => byHandle(source.rows(), mapping);
  const heads = await familyHeads(source, mapping);
  if (mapping.rows === 'parent-sku') return () => byParent(source, mapping, heads);
  return async function* one() {
    for await (const row of source.rows())
      yield {
        row,
        variants:
          mapping.rows === 'nested' && mapping.variants !== undefined
            ? row.items(mapping.variants.items)
            : [],
        others: [],
      };
  };
};
