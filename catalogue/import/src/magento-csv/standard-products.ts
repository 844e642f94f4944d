import { BrokenFileError } from '../source/broken-file-error.ts';
import type { Finding, SourceFile } from '../catalog-format.ts';
import { newUnreadColumns } from '../source/unread-columns.ts';
import { type ExportRow, exportRows, found } from './export-file.ts';
import type { Definitions, ReadProduct } from './product-fields.ts';
import { readStandardProduct } from './read-standard-product.ts';
import { languageOfStoreView, withStoreViewText } from './store-view-row.ts';

/** The columns of the standard export format that products are read from. */
const readColumns: ReadonlySet<string> = new Set([
  'sku',
  'store_view_code',
  'attribute_set_code',
  'product_type',
  'categories',
  'name',
  'description',
  'short_description',
  'product_online',
  'tax_class_name',
  'visibility',
  'price',
  'special_price',
  'special_price_from_date',
  'special_price_to_date',
  'url_key',
  'meta_title',
  'meta_description',
  'base_image',
  'small_image',
  'additional_images',
  'created_at',
  'additional_attributes',
  'qty',
  'is_in_stock',
  'manage_stock',
  'use_config_manage_stock',
  'related_skus',
  'crosssell_skus',
  'upsell_skus',
  'custom_options',
  'bundle_values',
  'associated_skus',
  'downloadable_links',
  'configurable_variations',
  'configurable_variation_labels',
]);

export type ProductFile = { file: SourceFile; columns: readonly string[] };

/** A product's row with the product read from it, held while rows of its store views may follow. */
type Held = { row: ExportRow; read: ReadProduct };

export function* productFindings({ row, read: { product, warnings } }: Held): Generator<Finding> {
  yield* warnings.map(found);
  if (product !== undefined) yield { kind: 'product', record: product, place: row.place };
}

/**
 * Adds a store view's texts to the held product if the skus match, and yields warnings for the parts of the
 * row that are not read.
 */
function* storeViewFindings(row: ExportRow, held: Held | undefined): Generator<Finding> {
  const [sku, view] = [row.cell('sku'), row.cell('store_view_code')];
  const product = held?.row.cell('sku') === sku ? held.read.product : undefined;
  if (held === undefined || product === undefined) {
    yield found(row.warning('store-view-row', sku));
    return;
  }
  const language = languageOfStoreView(view, row.cell('name'));
  if (language !== undefined) held.read.product = withStoreViewText(product, row, language);
  else if (row.cell('name') !== '' || row.cell('description') !== '')
    yield found(row.warning('store-view-row', `${sku} (${view})`, true));
  const price = row.cell('price');
  if (price !== '' && price !== held.row.cell('price'))
    yield found(row.warning('store-view-price', `${sku} (${view}) '${price}'`, true));
}

/**
 * Yields the products of a file in the standard export format; `seen` is called for each row except those of
 * store views.
 */
export async function* standardFindings(
  { file, columns }: ProductFile,
  definitions: Definitions,
  seen: (row: ExportRow) => void,
): AsyncGenerator<Finding> {
  const { path } = file;
  if (!columns.includes('price'))
    throw new BrokenFileError(
      path,
      1,
      `has no column 'price', and nothing can be sold without a price. Its columns: ${columns.slice(0, 60).join(', ')}`,
    );
  const { currency } = definitions.money;
  yield found({
    file: path,
    line: 1,
    code: 'recognised-as',
    subject: `a Magento export, prices in ${currency} (--mapping may say another: { "currency": "${currency === 'USD' ? 'IQD' : 'USD'}" })`,
    isRowTaken: true,
  });
  const unread = newUnreadColumns(
    path,
    columns.filter((column) => column !== '' && !readColumns.has(column)),
  );
  let held: Held | undefined;
  for await (const row of exportRows(file)) {
    if (row.cell('store_view_code') !== '') {
      yield* storeViewFindings(row, held);
      continue;
    }
    if (held !== undefined) yield* productFindings(held);
    seen(row);
    unread.note(row.cell);
    held = { row, read: readStandardProduct(row, definitions) };
  }
  if (held !== undefined) yield* productFindings(held);
  yield* unread.warnings().map(found);
}
