import type { Mapping } from './mapping.ts';
import { rowFields, textAt } from './row-fields.ts';
import type { SourceRow } from './source-row.ts';

/** A product's row, the rows or objects of its variants, and rows that only bring more of its pictures. */
export type RowGroup = { row: SourceRow; variants: SourceRow[]; others: SourceRow[] };

/** Whether a row of a group is a variant: it has a sku, a price or a choice of its own. */
const isVariant = (row: SourceRow, { columns, options }: Mapping): boolean => {
  const fields = rowFields(row, columns);
  const hasChoice = options.some(({ value }) => [value].flat().some((column) => textAt(row, [column.replaceAll('{n}', '1').replaceAll('{i}', '0')]) !== ''));
  return fields.text('sku') !== '' || fields.amounts('price').size > 0 || hasChoice;
};

/** Rows one after the other with the same handle; a row without handle and name belongs to the one before. */
async function* byHandle(rows: AsyncIterable<SourceRow>, mapping: Mapping): AsyncGenerator<RowGroup> {
  let held: { handle: string; group: RowGroup } | undefined;
  for await (const row of rows) {
    const fields = rowFields(row, mapping.columns);
    const handle = fields.text('handle');
    const belongs = held !== undefined && (handle === held.handle || (handle === '' && fields.texts('name').size === 0));
    if (!belongs && held !== undefined) yield held.group;
    const { group } = belongs && held !== undefined ? held : { group: { row, variants: [], others: [] } };
    held = { handle: belongs && held !== undefined ? held.handle : handle, group };
    if (isVariant(row, mapping)) held.group.variants.push(row);
    else if (row !== held.group.row) held.group.others.push(row);
  }
  if (held !== undefined) yield held.group;
}

/** The rows of an export by product, in the way its mapping says rows make products. */
export async function* rowGroups(rows: AsyncIterable<SourceRow>, mapping: Mapping): AsyncGenerator<RowGroup> {
  if (mapping.rows === 'variant-rows') {
    yield* byHandle(rows, mapping);
    return;
  }
  for await (const row of rows) yield { row, variants: mapping.rows === 'nested' && mapping.variants !== undefined ? row.items(mapping.variants.items) : [], others: [] };
}
