import type { ProductType } from '@dijla/contract/client';
import { attributeValuesOf } from './attribute-values.ts';
import type { ExportRow } from './export-file.ts';
import { associatedOf, bundleValuesOf, customOptionsOf, downloadOf } from './composite-cells.ts';
import { bookkeeping } from './derived-definitions.ts';
import { attributePairsOf, categoryPathsOf, commaListOf, namePathOf, variationsOf } from './lists.ts';
import { type Definitions, productOf, type ReadProduct } from './product-fields.ts';

/** The root category is not a category of the shop. */
const categoriesOf = (row: ExportRow, { tree }: Definitions) => {
  const paths = categoryPathsOf(row.cell('categories')).map(namePathOf);
  const known = paths.flatMap((path) => tree.get(path)?.url_path ?? []);
  return { known: [...new Set(known)], unknown: paths.filter((path) => !tree.has(path)) };
};

/**
 * Returns the attribute values of a row, including a variant's option values. The axes of a configurable
 * product are left out because its variants carry them.
 */
const givenAttributes = (
  row: ExportRow,
  axes: readonly string[],
  { choices }: Definitions,
): Map<string, readonly string[]> => {
  const own = [...attributePairsOf(row.cell('additional_attributes'))].filter(
    ([code, values]) => !bookkeeping.has(code) && values.length > 0 && !axes.includes(code),
  );
  const chosen = [...(choices?.get(row.cell('sku')) ?? [])].map(
    ([code, value]): [string, readonly string[]] => [code, [value]],
  );
  return new Map([...chosen, ...own]);
};

const types: ReadonlySet<string> = new Set<ProductType>([
  'simple',
  'configurable',
  'bundle',
  'grouped',
  'virtual',
  'downloadable',
]);
const isProductType = (type: string): type is ProductType => types.has(type);

/** Reads a row of the standard export format, for a product of any type. */
export const readStandardProduct = (row: ExportRow, definitions: Definitions): ReadProduct => {
  const sku = row.cell('sku');
  const type = row.cell('product_type');
  if (!isProductType(type)) return { warnings: [row.warning('type-without-place', `${sku} (${type})`)] };
  const categories = categoriesOf(row, definitions);
  const variations = type === 'configurable' ? variationsOf(row.cell('configurable_variations')) : [];
  const axes = [...new Set(variations.flatMap(({ choices }) => [...choices.keys()]))];
  const unknownAxes = axes.filter((code) => definitions.attributes.get(code)?.input !== 'select');
  if (unknownAxes.length > 0)
    return { warnings: unknownAxes.map((code) => row.warning('unknown-axis', `${sku} ${code}`)) };
  const { values, warnings } = attributeValuesOf(
    row,
    givenAttributes(row, axes, definitions),
    definitions.attributes,
  );
  const { money } = definitions;
  return productOf(
    row,
    {
      type,
      attribute_set: row.cell('attribute_set_code') || null,
      categories: categories.known,
      attributes: values,
      media: [
        ...new Set([
          row.cell('base_image') || row.cell('small_image'),
          ...commaListOf(row.cell('additional_images')),
        ]),
      ].filter((path) => path !== '' && path !== 'no_selection'),
      warnings: [
        ...warnings,
        ...categories.unknown.map((path) => row.warning('unknown-category', `${sku} ${path}`, true)),
      ],
      ...(type === 'configurable' && {
        axes: axes.map((code) => definitions.attributes.get(code)?.code ?? code),
        variants: [...new Set(variations.map((variation) => variation.sku))],
      }),
      ...(type === 'bundle' && { bundle_options: bundleValuesOf(row.cell('bundle_values')) }),
      ...(type === 'grouped' && { members: associatedOf(row.cell('associated_skus')) }),
      ...(type === 'downloadable' && { download: downloadOf(row.cell('downloadable_links'), money) }),
      custom_options: customOptionsOf(row.cell('custom_options'), money),
    },
    definitions,
  );
};
