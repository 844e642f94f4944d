import type { DownloadInput } from '@dijla/provider/modules/catalog/catalog';
import type { CatalogueFormat, Finding, SourceFile } from '../catalogue-format.ts';
import { openCsv } from '../csv-file.ts';
import { minorUnitsOf } from '../minor-units.ts';
import { plainLabel } from '../plain-text.ts';
import { type ExportRow, exportRows, found, readExportFile } from './export-file.ts';
import { type FileKind, fileKindOf } from './file-kind.ts';
import type { Definitions, ReadProduct } from './product-fields.ts';
import { readAttributes } from './read-attributes.ts';
import { readCategories } from './read-categories.ts';
import { blockFinding, pageFinding } from './read-content.ts';
import { customerFinding, orderFinding, wishlistFinding } from './read-customers.ts';
import { linkCollection } from './read-links.ts';
import { promotionFinding } from './read-promotions.ts';
import { reviewReader } from './read-reviews.ts';
import { readSampleProduct, type SampleContext } from './read-sample-product.ts';
import { readStandardProduct } from './read-standard-product.ts';
import { languageOfStoreView, withStoreViewText } from './store-view-row.ts';
import { tableRateFindings, taxRateFinding, taxRuleFinding } from './read-taxes.ts';

type Sorted = { file: SourceFile; columns: readonly string[]; kind: FileKind | undefined };

const sorted = async (file: SourceFile): Promise<Sorted> => {
  const { columns } = await openCsv(file);
  return { file, columns, kind: fileKindOf(columns) };
};

const galleryOf = (rows: readonly ExportRow[]): Map<string, string[]> => {
  const gallery = new Map<string, string[]>();
  for (const row of rows) {
    const pictures = gallery.get(row.cell('sku')) ?? [];
    if (!pictures.includes(row.cell('image'))) pictures.push(row.cell('image'));
    gallery.set(row.cell('sku'), pictures);
  }
  return gallery;
};

/** Files to download by sku; rows that say the same twice are one link. */
const downloadsOf = (rows: readonly ExportRow[]): { downloads: Map<string, DownloadInput['links']>; remarks: Finding[] } => {
  const downloads = new Map<string, DownloadInput['links']>();
  const remarks: Finding[] = [];
  for (const row of rows) {
    const [sku, title, file] = [row.cell('product_sku'), row.cell('link_item_title'), row.cell('link_item_file')];
    const amount = minorUnitsOf(row.cell('link_item_price') || '0', 2);
    const links = downloads.get(sku) ?? [];
    if (amount === undefined) remarks.push(found(row.remark('bad-price', `${sku} ${title}`)));
    else links.push({ code: `${links.length + 1}`, titles: { en: title }, file, sample_file: null, max_downloads: null, amounts: [{ currency: 'USD', amount, is_derived: false }] });
    downloads.set(sku, links);
  }
  return { downloads, remarks };
};

function* findingsOf(row: ExportRow, { product, remarks }: ReadProduct): Generator<Finding> {
  yield* remarks.map(found);
  if (product !== undefined) yield { kind: 'product', record: product, place: row.place };
}

/** A product's row is followed by those of its store views, which say its texts in another language. */
async function* standardFindings(rows: AsyncIterable<ExportRow>, definitions: Definitions, seen: (row: ExportRow) => void): AsyncGenerator<Finding> {
  let held: { row: ExportRow; read: ReadProduct } | undefined;
  for await (const row of rows) {
    const language = languageOfStoreView(row.cell('store_view_code'));
    if (row.cell('store_view_code') !== '') {
      if (language === undefined || held?.read.product === undefined || held.row.cell('sku') !== row.cell('sku')) yield found(row.remark('store-view-row', row.cell('sku')));
      else held.read.product = withStoreViewText(held.read.product, row, language);
      continue;
    }
    if (held !== undefined) yield* findingsOf(held.row, held.read);
    seen(row);
    held = { row, read: readStandardProduct(row, definitions) };
  }
  if (held !== undefined) yield* findingsOf(held.row, held.read);
}

const rowFindings: Partial<Record<FileKind, (row: ExportRow) => Finding>> = {
  'tax-rates': taxRateFinding, 'tax-rules': taxRuleFinding, blocks: blockFinding, pages: pageFinding,
  customers: customerFinding, wishlists: wishlistFinding, orders: orderFinding,
};

async function* read(sources: readonly SourceFile[]): AsyncGenerator<Finding> {
  const files = await Promise.all(sources.map(sorted));
  const filesOf = (kind: FileKind): Sorted[] => files.filter((file) => file.kind === kind);
  const rowsOf = async (kind: FileKind): Promise<ExportRow[]> => (await Promise.all(filesOf(kind).map(async ({ file }) => (await readExportFile(file)).rows))).flat();
  for (const { file } of files.filter(({ kind }) => kind === undefined)) {
    for await (const row of exportRows(file)) yield found(row.remark('file-without-place', file.path));
  }

  const { attributes, findings: ofAttributes } = readAttributes(await rowsOf('attributes'));
  const { tree, findings: ofCategories } = readCategories(await rowsOf('categories'));
  yield* ofAttributes;
  yield* ofCategories;
  yield* tableRateFindings(await rowsOf('table-rates'));

  const links = linkCollection();
  for (const { file } of filesOf('links')) {
    for await (const row of exportRows(file)) if (!links.addRow(row)) yield found(row.remark('file-without-place', file.path));
  }
  const images = await rowsOf('images');
  const { downloads, remarks } = downloadsOf(await rowsOf('downloads'));
  yield* remarks;
  const gallery = galleryOf(images);
  const skus = new Set<string>();
  const context: Omit<SampleContext, 'columns'> = { attributes, tree, gallery, downloads, categoryNames: new Set(tree.keys()) };
  for (const { file, columns } of filesOf('sample-products')) {
    for await (const row of exportRows(file)) {
      skus.add(row.cell('sku'));
      yield* findingsOf(row, readSampleProduct(row, { ...context, columns }));
    }
  }
  for (const { file } of filesOf('standard-products')) {
    yield* standardFindings(exportRows(file), context, links.addColumns);
  }
  yield* images.filter((row) => !skus.has(row.cell('sku'))).map((row) => found(row.remark('unknown-sku', row.cell('sku'))));
  yield* links.findings();

  const reviewFinding = reviewReader();
  for (const { file } of filesOf('reviews')) for await (const row of exportRows(file)) yield reviewFinding(row);
  const paths = Map.groupBy([...tree.values()].map(({ url_path }) => url_path), (path) => path.slice(path.lastIndexOf('/') + 1));
  for (const row of await rowsOf('cart-rules')) yield promotionFinding(row, paths);
  for (const row of await rowsOf('catalogue-rules')) yield found(row.remark('catalogue-rule', plainLabel(row.cell('name'))));
  for (const [kind, findingOf] of Object.entries(rowFindings)) {
    for (const { file } of files.filter((other) => other.kind === kind)) for await (const row of exportRows(file)) yield findingOf(row);
  }
}

/**
 * Magento's CSV files, all of a folder together: definitions, products in the standard export format (70 columns, additional_attributes)
 * and in the older sample-data format (one column per attribute), pictures and downloads of the latter in files of their own, links,
 * reviews, taxes, rules, pages, customers and their orders. Files are known by their columns.
 */
export const magentoCsv: CatalogueFormat = { about: "Magento's and Adobe Commerce's CSV files, export format and sample data", suffixes: ['.csv'], read };
