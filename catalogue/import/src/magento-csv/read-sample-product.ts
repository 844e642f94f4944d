import type { ProductType } from '@dijla/contract/client';
import type { BundleOptionInput, DownloadInput } from '@dijla/provider/modules/catalog/catalog';
import { attributeValuesOf } from './attribute-values.ts';
import { walkCategories } from './category-walk.ts';
import type { ExportRow } from './export-file.ts';
import { commaListOf, linesOf } from './lists.ts';
import { type Definitions, type Parts, productOf, type ReadProduct } from './product-fields.ts';

/** Columns that occur only in files of products of a type other than simple. */
const typeColumns: Readonly<Record<string, ProductType>> = {
  bundle_options: 'bundle',
  associated_sku: 'grouped',
  links_title: 'downloadable',
};

const typeOf = (columns: readonly string[]): ProductType =>
  Object.entries(typeColumns).find(([column]) => columns.includes(column))?.[1] ?? 'simple';

/**
 * Data from other files for the products of this format, by sku: pictures, the first being the main one, and
 * downloadable files.
 */
type SampleExtras = {
  gallery: ReadonlyMap<string, readonly string[]>;
  downloads: ReadonlyMap<string, DownloadInput['links']>;
};

const bundleTypes: Readonly<Record<string, BundleOptionInput['type']>> = {
  select: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
  multi: 'multi',
};

/**
 * Parses `Title|radio:sku,sku`, one bundle option per line; the first product of an option is its default.
 */
const bundleOptionsOf = (cell: string): BundleOptionInput[] =>
  linesOf(cell).map((line, index) => {
    const [title = '', choice = ''] = line.split('|');
    const colon = choice.indexOf(':');
    return {
      code: `${index + 1}`,
      type: bundleTypes[choice.slice(0, colon).trim()] ?? 'select',
      is_required: true,
      titles: { en: title.trim() },
      selections: commaListOf(choice.slice(colon + 1)).map((sku, place) => ({
        sku,
        qty: 1,
        is_default: place === 0,
        can_change_quantity: false,
      })),
    };
  });

const partsOf = (row: ExportRow, type: ProductType, { downloads }: SampleExtras): Partial<Parts> => {
  if (type === 'bundle') return { bundle_options: bundleOptionsOf(row.cell('bundle_options')) };
  if (type === 'grouped')
    return { members: commaListOf(row.cell('associated_sku')).map((sku) => ({ sku, qty: 1 })) };
  if (type !== 'downloadable') return {};
  return {
    download: {
      links_purchased_separately: row.cell('links_purchased_separately') === '1',
      titles: { en: { links_title: row.cell('links_title'), samples_title: row.cell('samples_title') } },
      links: [...(downloads.get(row.cell('sku')) ?? [])],
    },
  };
};

export type SampleContext = Definitions &
  SampleExtras & { columns: readonly string[]; categoryNames: ReadonlySet<string> };

/**
 * Reads a row of the older sample-data format: one column per attribute, lists with one value per line,
 * categories by `walkCategories`.
 */
export const readSampleProduct = (row: ExportRow, context: SampleContext): ReadProduct => {
  const { attributes, tree, columns, categoryNames, gallery } = context;
  const sku = row.cell('sku');
  const type = typeOf(columns);
  const { paths, unknown } = walkCategories(linesOf(row.cell('category')), categoryNames);
  const given = new Map(
    columns.filter((code) => attributes.has(code)).map((code) => [code, linesOf(row.cell(code))]),
  );
  const { values, warnings } = attributeValuesOf(row, given, attributes);
  return productOf(
    row,
    {
      type,
      attribute_set: row.cell('attribute_set') || null,
      categories: paths.flatMap((path) => tree.get(path)?.url_path ?? []),
      attributes: values,
      media: [...(gallery.get(sku) ?? [])],
      warnings: [
        ...warnings,
        ...unknown.map((name) => row.warning('unknown-category', `${sku} ${name}`, true)),
      ],
      ...partsOf(row, type, context),
    },
    context,
  );
};
