import { attributeValuesOf } from './attribute-values.ts';
import { walkCategories } from './category-walk.ts';
import type { ExportFile, ExportRow } from './export-file.ts';
import { linesOf } from './lists.ts';
import { type Definitions, productOf, type ReadProduct } from './product-fields.ts';

/** Columns only files have whose products are of another type than simple. */
const typeColumns = { bundle_options: 'bundle', associated_sku: 'grouped', links_title: 'downloadable' } as const;

const typeOf = (file: ExportFile): string => Object.entries(typeColumns).find(([column]) => file.columns.includes(column))?.[1] ?? 'simple';

/** Pictures by sku in the order of their rows; the first is the main one. */
export type Gallery = ReadonlyMap<string, readonly string[]>;

/** A row of the sample-data format: one column per attribute, lists on lines, categories as a walk. */
export const readSampleProduct = (row: ExportRow, file: ExportFile, { gallery, ...definitions }: Definitions & { gallery: Gallery }): ReadProduct => {
  const sku = row.cell('sku');
  const type = typeOf(file);
  if (type !== 'simple') return { remarks: [row.remark('type-without-place', `${sku} (${type})`)] };
  const { paths, unknown } = walkCategories(linesOf(row.cell('category')), new Set(definitions.tree.keys()));
  const given = new Map(file.columns.filter((code) => definitions.attributes.has(code)).map((code) => [code, linesOf(row.cell(code))]));
  const { values, remarks } = attributeValuesOf(row, given, definitions.attributes);
  return productOf(row, {
    categories: paths.flatMap((path) => definitions.tree.get(path)?.url_path ?? []),
    attributes: values,
    media: [...(gallery.get(sku) ?? [])],
    remarks: [...remarks, ...unknown.map((name) => row.remark('unknown-category', `${sku} ${name}`, true))],
  });
};
