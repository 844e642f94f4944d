import type { AttributeInput } from '@dijla/provider/modules/catalog/catalog';
import { flagCell } from '../cells/flag-cell.ts';
import type { CatalogFormat, Finding, SourceFile } from '../catalog-format.ts';
import { openCsv } from '../source/csv-file.ts';
import { list, text } from './cell-types.ts';
import { type MoreColumns, readSheet } from './read-sheet.ts';
import { type Column, draftAt, type Sheet } from './sheet.ts';
import { columnKey, sheetOf } from './sheets.ts';

type Sorted = { file: SourceFile; columns: readonly string[]; sheet: Sheet | undefined };

const sorted = async (file: SourceFile): Promise<Sorted> => {
  const { columns } = await openCsv(file);
  return { file, columns, sheet: sheetOf(file.path, columns) };
};

const definitionsIn = async (files: readonly Sorted[]): Promise<Map<string, AttributeInput>> => {
  const definitions = new Map<string, AttributeInput>();
  for (const { file, sheet } of files) {
    if (sheet?.kind !== 'attribute') continue;
    for await (const finding of readSheet(file, sheet))
      if (finding.kind === 'attribute' && !definitions.has(finding.record.code))
        definitions.set(finding.record.code, finding.record);
  }
  return definitions;
};

/** Returns the variants by their parent's sku, from the column `parent_sku`, in row order. */
const variantsIn = async (files: readonly Sorted[]): Promise<Map<string, string[]>> => {
  const variants = new Map<string, string[]>();
  for (const { file, columns, sheet } of files) {
    const [parentColumn, skuColumn] = ['parent_sku', 'sku'].map((key) =>
      columns.find((name) => columnKey(name) === key),
    );
    if (sheet?.kind !== 'product' || parentColumn === undefined || skuColumn === undefined) continue;
    const { rows } = await openCsv(file);
    for await (const { cells } of rows) {
      const [parent, sku] = [(cells.get(parentColumn) ?? '').trim(), (cells.get(skuColumn) ?? '').trim()];
      if (parent !== '' && sku !== '') variants.set(parent, [...(variants.get(parent) ?? []), sku]);
    }
  }
  return variants;
};

/** Returns the code of an option given by its code or by a label in any language. */
const optionCode = ({ options }: AttributeInput, cell: string): string => {
  const wanted = cell.trim().toLowerCase();
  const option =
    options.find(({ code }) => code === cell) ??
    options.find(({ code, labels }) =>
      [code, ...Object.values(labels)].some((name) => name?.trim().toLowerCase() === wanted),
    );
  return option?.code ?? cell;
};

const valueOf = (cell: string, attribute: AttributeInput | undefined): unknown => {
  if (attribute?.input === 'boolean') return flagCell(cell);
  if (attribute?.input === 'price') return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : undefined;
  if (attribute?.input === 'multiselect')
    return (list.read(cell) as string[]).map((part) => optionCode(attribute, part));
  return attribute?.input === 'select' ? optionCode(attribute, String(text.read(cell))) : text.read(cell);
};

/** Returns the column of one attribute, such as `attribute_color`, with options given by code or label. */
const attributeColumn = (
  name: string,
  definitions: ReadonlyMap<string, AttributeInput>,
): Column | undefined => {
  const code = /^attribute_(?!set$)(.+)$/i.exec(name)?.[1];
  if (code === undefined) return undefined;
  return {
    name,
    write: () => '',
    read: (cell, draft) => {
      const value = valueOf(cell, definitions.get(code));
      if (value !== undefined) draftAt(draft, ['attributes'])[code] = value;
      return value !== undefined;
    },
  };
};

const withVariants = (finding: Finding, variants: ReadonlyMap<string, readonly string[]>): Finding => {
  if (finding.kind !== 'product' || !variants.has(finding.record.sku)) return finding;
  const { record } = finding;
  return {
    ...finding,
    record: {
      ...record,
      type: 'configurable',
      variants: [...new Set([...record.variants, ...(variants.get(record.sku) ?? [])])],
    },
  };
};

async function* read(sources: readonly SourceFile[]): AsyncGenerator<Finding> {
  const files = await Promise.all(sources.map(sorted));
  const [definitions, variants] = [await definitionsIn(files), await variantsIn(files)];
  const parent: Column = { name: 'parent_sku', write: () => '', read: () => true };
  const more: MoreColumns = (name) =>
    columnKey(name) === 'parent_sku' ? parent : attributeColumn(name, definitions);
  for (const { file, columns, sheet } of files) {
    if (sheet === undefined) {
      yield {
        kind: 'warning',
        warning: {
          file: file.path,
          line: columns.length === 0 ? 0 : 1,
          code: 'file-without-place',
          subject: columns.join(', ').slice(0, 200),
          isRowTaken: false,
        },
      };
      continue;
    }
    for await (const finding of readSheet(file, sheet, sheet.kind === 'product' ? more : undefined))
      yield withVariants(finding, variants);
  }
}

/**
 * Reads Dijla's own CSV files, as the export writes them and a spreadsheet can edit them: one file per kind
 * of record, both languages in one row.
 */
export const dijlaCsv: CatalogFormat = {
  about: "Dijla's own CSV files, both languages in one row (what npm run export writes)",
  suffixes: ['.csv', '.tsv'],
  read,
};
