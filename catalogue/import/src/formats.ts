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

/** Import formats by their names: the shop's, and those of extensions. */
export type Formats = Readonly<Record<string, CatalogFormat>>;

/**
 * Returns a format by its name.
 *
 * @throws when there is none.
 */
export const formatNamed = (name: string, among: Formats = formats): CatalogFormat => {
  const format = Object.hasOwn(among, name) ? among[name] : undefined;
  if (format === undefined) throw new Error(`There is no format '${name}'.`);
  return format;
};

/**
 * Returns the shop's formats with those of extensions.
 *
 * @throws when an extension takes the name of another.
 */
export const formatsWith = (
  extensions: readonly { extension: { name: string; importFormats?: Readonly<Record<string, object>> } }[],
): Formats => {
  const all: Record<string, CatalogFormat> = { ...formats };
  for (const { extension } of extensions)
    for (const [name, format] of Object.entries(extension.importFormats ?? {})) {
      if (Object.hasOwn(all, name))
        throw new Error(`The extension ${extension.name} cannot be used: there is a format ${name} already.`);
      all[name] = format as CatalogFormat;
    }
  return all;
};
