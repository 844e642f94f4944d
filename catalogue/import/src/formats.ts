import type { CatalogFormat } from './catalog-format.ts';
import { jsonDump } from './json-format/json-dump.ts';
import { magentoCsv } from './magento-csv/magento-csv.ts';
import { dijlaCsv } from './plain-format/dijla-csv.ts';
import { dijlaJsonl } from './plain-format/dijla-jsonl.ts';
import { table } from './table-format/table.ts';

/** Every import format by its `--format` name. */
export const formats = {
  'dijla-csv': dijlaCsv,
  'dijla-jsonl': dijlaJsonl,
  'magento-csv': magentoCsv,
  table,
  json: jsonDump,
} satisfies Record<string, CatalogFormat>;

export type FormatName = keyof typeof formats;

export const isFormatName = (name: string): name is FormatName => Object.hasOwn(formats, name);
