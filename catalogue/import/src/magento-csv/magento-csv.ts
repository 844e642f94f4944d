import type { DownloadInput } from '@dijla/provider/modules/catalog/catalog';
import type { CatalogFormat, Finding, FormatOptions, SourceFile } from '../catalog-format.ts';
import { openCsv } from '../source/csv-file.ts';
import { minorUnitsOf } from '../minor-units.ts';
import { plainLabel } from '../source/plain-text.ts';
import { type ExportRow, exportRows, found, readExportFile } from './export-file.ts';
import { type FileKind, fileKindOf } from './file-kind.ts';
import { newDerivedDefinitions } from './derived-definitions.ts';
import { type Money, readMagentoOptions } from './magento-options.ts';
import type { Definitions } from './product-fields.ts';
import { readAttributes } from './read-attributes.ts';
import { readCategories } from './read-categories.ts';
import { blockFinding, pageFinding } from './read-content.ts';
import { customerFinding, orderReader, wishlistFinding } from './read-customers.ts';
import { linkCollection } from './read-links.ts';
import { promotionFinding } from './read-promotions.ts';
import { reviewReader } from './read-reviews.ts';
import { readSampleProduct, type SampleContext } from './read-sample-product.ts';
import { productFindings, standardFindings } from './standard-products.ts';
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

/** Returns the downloadable files by sku; a link that several files repeat is taken once. */
const downloadsOf = (
  rows: readonly ExportRow[],
  { currency, scale }: Money,
): { downloads: Map<string, DownloadInput['links']>; warnings: Finding[] } => {
  const downloads = new Map<string, DownloadInput['links']>();
  const warnings: Finding[] = [];
  for (const row of rows) {
    const [sku, title, file] = [
      row.cell('product_sku'),
      row.cell('link_item_title'),
      row.cell('link_item_file'),
    ];
    const amount = minorUnitsOf(row.cell('link_item_price') || '0', scale);
    const links = downloads.get(sku) ?? [];
    const isKnown = links.some(
      (link) => link.titles.en === title && link.file === file && link.amounts[0]?.amount === amount,
    );
    if (amount === undefined) warnings.push(found(row.warning('bad-price', `${sku} ${title}`)));
    else if (!isKnown)
      links.push({
        code: `${links.length + 1}`,
        titles: { en: title },
        file,
        sample_file: null,
        max_downloads: null,
        amounts: [{ currency, amount, is_derived: false }],
      });
    downloads.set(sku, links);
  }
  return { downloads, warnings };
};

type Files = { of: (kind: FileKind) => Sorted[]; rows: (kind: FileKind) => Promise<ExportRow[]> };

const filesBy = (files: readonly Sorted[]): Files => {
  const of = (kind: FileKind): Sorted[] => files.filter((file) => file.kind === kind);
  return {
    of,
    rows: async (kind) =>
      (await Promise.all(of(kind).map(async ({ file }) => (await readExportFile(file)).rows))).flat(),
  };
};

/**
 * Returns the categories and attributes from their definition files; when there is no file for one of them,
 * they are derived from the product rows.
 */
const definitionsIn = async (files: Files): Promise<Omit<Definitions, 'money'> & { findings: Finding[] }> => {
  const [attributeRows, categoryRows] = [await files.rows('attributes'), await files.rows('categories')];
  const [given, tree] = [readAttributes(attributeRows), readCategories(categoryRows)];
  if (attributeRows.length > 0 && categoryRows.length > 0)
    return { attributes: given.attributes, tree: tree.tree, findings: [...given.findings, ...tree.findings] };
  const derived = newDerivedDefinitions();
  for (const { file } of files.of('standard-products')) {
    for await (const row of exportRows(file)) if (row.cell('store_view_code') === '') derived.add(row);
  }
  const attributes = attributeRows.length > 0 ? given : derived.attributes();
  const categories = categoryRows.length > 0 ? tree : derived.categories();
  return {
    attributes: attributes.attributes,
    tree: categories.tree,
    choices: derived.choices,
    findings: [...attributes.findings, ...categories.findings],
  };
};

const rowFindings = (): Partial<Record<FileKind, (row: ExportRow) => Finding>> => ({
  'tax-rates': taxRateFinding,
  'tax-rules': taxRuleFinding,
  blocks: blockFinding,
  pages: pageFinding,
  customers: customerFinding,
  wishlists: wishlistFinding,
  orders: orderReader(),
});

/** Yields the products of both formats, with pictures, downloads and links from their separate files. */
async function* productsIn(files: Files, definitions: Definitions): AsyncGenerator<Finding> {
  const links = linkCollection();
  for (const { file } of files.of('links')) {
    for await (const row of exportRows(file))
      if (!links.addRow(row)) yield found(row.warning('file-without-place', file.path));
  }
  const images = await files.rows('images');
  const { downloads, warnings } = downloadsOf(await files.rows('downloads'), definitions.money);
  yield* warnings;
  const skus = new Set<string>();
  const context: Omit<SampleContext, 'columns'> = {
    ...definitions,
    gallery: galleryOf(images),
    downloads,
    categoryNames: new Set(definitions.tree.keys()),
  };
  for (const { file, columns } of files.of('sample-products')) {
    for await (const row of exportRows(file)) {
      skus.add(row.cell('sku'));
      yield* productFindings({ row, read: readSampleProduct(row, { ...context, columns }) });
    }
  }
  for (const file of files.of('standard-products'))
    yield* standardFindings(file, definitions, links.addColumns);
  yield* images
    .filter((row) => !skus.has(row.cell('sku')))
    .map((row) => found(row.warning('unknown-sku', row.cell('sku'))));
  yield* links.findings();
}

async function* read(sources: readonly SourceFile[], { mapping }: FormatOptions): AsyncGenerator<Finding> {
  const { money } = readMagentoOptions(mapping);
  const all = await Promise.all(sources.map(sorted));
  const files = filesBy(all);
  for (const { file } of all.filter(({ kind }) => kind === undefined)) {
    for await (const row of exportRows(file)) yield found(row.warning('file-without-place', file.path));
  }
  const { findings, ...definitions } = await definitionsIn(files);
  yield* findings;
  yield* tableRateFindings(await files.rows('table-rates'));
  yield* productsIn(files, { ...definitions, money });

  const reviewFinding = reviewReader();
  for (const { file } of files.of('reviews'))
    for await (const row of exportRows(file)) yield reviewFinding(row);
  const paths = Map.groupBy(
    [...definitions.tree.values()].map(({ url_path }) => url_path),
    (path) => path.slice(path.lastIndexOf('/') + 1),
  );
  for (const row of await files.rows('cart-rules')) yield promotionFinding(row, paths);
  for (const row of await files.rows('catalogue-rules'))
    yield found(row.warning('catalogue-rule', plainLabel(row.cell('name'))));
  for (const [kind, findingOf] of Object.entries(rowFindings())) {
    for (const { file } of all.filter((other) => other.kind === kind))
      for await (const row of exportRows(file)) yield findingOf(row);
  }
}

/**
 * Reads all of Magento's CSV files in a folder together, recognised by their columns: definitions, products,
 * links, reviews, taxes, rules, pages, customers and orders. Products are read in the standard export format
 * (70 columns, additional_attributes) and in the older sample-data format (one column per attribute, with
 * pictures and downloads in separate files). A product file alone also provides its categories and
 * attributes.
 */
export const magentoCsv: CatalogFormat = {
  about: "Magento's and Adobe Commerce's CSV files, export format and sample data",
  suffixes: ['.csv'],
  read,
};
