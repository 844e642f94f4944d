import type { SourceFile } from '../catalog-format.ts';
import { openCsv } from './csv-file.ts';
import { decodedText } from './decoded-text.ts';
import type { FormatName } from '../formats.ts';
import { columnKey as sheetKey, sheetOf } from '../plain-format/sheets.ts';

/** Columns that only Magento's export has. */
const magentoMarks = [
  'attribute_set_code',
  'product_websites',
  'configurable_variations',
  'additional_attributes',
  '_attribute_set',
  '_product_websites',
  '_store',
  'frontend_input',
];

const isMagento = (columns: readonly string[]): boolean =>
  (columns.includes('sku') || columns.includes('attribute_code')) &&
  magentoMarks.some((mark) => columns.includes(mark));

/** Whether the file is Dijla's own: all its columns are known and its prices are by currency. */
const isDijla = (path: string, columns: readonly string[]): boolean => {
  const sheet = sheetOf(path, columns);
  if (sheet?.kind !== 'product' || !columns.some((column) => /^price_(?:IQD|USD)$/.test(column)))
    return false;
  const own = new Set(sheet.columns.map(({ name }) => sheetKey(name)));
  const known = columns.filter(
    (column) =>
      own.has(sheetKey(column)) ||
      /^(?:attribute|special_price|price|tiers)_/.test(column) ||
      sheetKey(column) === 'parent_sku',
  );
  return known.length === columns.length && columns.length > 8;
};

const firstText = async (file: SourceFile): Promise<string> => {
  for await (const text of decodedText(file)) if (text.trim() !== '') return text.trim();
  return '';
};

const formatOf = async (file: SourceFile): Promise<FormatName> => {
  if (/\.(?:jsonl|ndjson|json)$/i.test(file.path))
    return /^\{\s*"kind"\s*:\s*"[\w-]+"\s*,\s*"record"\s*:/.test(await firstText(file))
      ? 'dijla-jsonl'
      : 'json';
  const { columns } = await openCsv(file);
  if (isMagento(columns)) return 'magento-csv';
  return isDijla(file.path, columns) ? 'dijla-csv' : 'table';
};

/**
 * Returns the possible formats of the files, the most likely first, or a single one when it is certain. One
 * recognised file of a Magento or Dijla export decides for its other tables; JSON files next to tables
 * remain ambiguous.
 */
export const likelyFormats = async (files: readonly SourceFile[]): Promise<FormatName[]> => {
  const found = new Set<FormatName>();
  for (const file of files) found.add(await formatOf(file));
  if (found.has('magento-csv') || found.has('dijla-csv')) found.delete('table');
  return [...found];
};
