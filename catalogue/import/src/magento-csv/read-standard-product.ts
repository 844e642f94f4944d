import type { ProductType } from '@dijla/contract/client';
import { attributeValuesOf } from './attribute-values.ts';
import type { ExportRow } from './export-file.ts';
import { associatedOf, bundleValuesOf, customOptionsOf, downloadOf } from './composite-cells.ts';
import { attributePairsOf, commaListOf, variationsOf } from './lists.ts';
import { type Definitions, productOf, type ReadProduct } from './product-fields.ts';

/** Pairs of additional_attributes that describe the row and no attribute. */
const bookkeeping = new Set(['has_options', 'required_options', 'msrp_display_actual_price_type']);

/** Paths begin with the root category, whatever its name; the root itself is no category of the shop's. */
const categoriesOf = (row: ExportRow, { tree }: Definitions) => {
  const paths = commaListOf(row.cell('categories')).map((path) => path.split('/').slice(1).join('/')).filter((path) => path !== '');
  const known = paths.flatMap((path) => tree.get(path)?.url_path ?? []);
  return { known: [...new Set(known)], unknown: paths.filter((path) => !tree.has(path)) };
};

const types: ReadonlySet<string> = new Set<ProductType>(['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable']);
const isProductType = (type: string): type is ProductType => types.has(type);

/** A row of the standard export format, of any type. */
export const readStandardProduct = (row: ExportRow, definitions: Definitions): ReadProduct => {
  const sku = row.cell('sku');
  const type = row.cell('product_type');
  if (!isProductType(type)) return { remarks: [row.remark('type-without-place', `${sku} (${type})`)] };
  const categories = categoriesOf(row, definitions);
  const given = new Map([...attributePairsOf(row.cell('additional_attributes'))].filter(([code]) => !bookkeeping.has(code)));
  const { values, remarks } = attributeValuesOf(row, given, definitions.attributes);
  const variations = type === 'configurable' ? variationsOf(row.cell('configurable_variations')) : [];
  const axes = [...new Set(variations.flatMap(({ choices }) => [...choices.keys()]))];
  const unknownAxes = axes.filter((code) => definitions.attributes.get(code)?.input !== 'select');
  if (unknownAxes.length > 0) return { remarks: unknownAxes.map((code) => row.remark('unknown-axis', `${sku} ${code}`)) };
  return productOf(row, {
    type,
    attribute_set: row.cell('attribute_set_code') || null,
    categories: categories.known,
    attributes: values,
    media: [...new Set([row.cell('base_image'), ...commaListOf(row.cell('additional_images'))])].filter((path) => path !== ''),
    remarks: [...remarks, ...categories.unknown.map((path) => row.remark('unknown-category', `${sku} ${path}`, true))],
    ...(type === 'configurable' && { axes, variants: [...new Set(variations.map((variation) => variation.sku))] }),
    ...(type === 'bundle' && { bundle_options: bundleValuesOf(row.cell('bundle_values')) }),
    ...(type === 'grouped' && { members: associatedOf(row.cell('associated_skus')) }),
    ...(type === 'downloadable' && { download: downloadOf(row.cell('downloadable_links')) }),
    custom_options: customOptionsOf(row.cell('custom_options')),
  });
};
