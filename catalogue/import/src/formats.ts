import type { CatalogueFormat } from './catalogue-format.ts';
import { magentoCsv } from './magento-csv/magento-csv.ts';

/** Every format the import reads, by the name given to `--format`. */
export const formats = { 'magento-csv': magentoCsv } satisfies Record<string, CatalogueFormat>;

export type FormatName = keyof typeof formats;

export const isFormatName = (name: string): name is FormatName => Object.hasOwn(formats, name);
