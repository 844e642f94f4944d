import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { CatalogueFormat, ReadCatalogue, SourceFile } from '../catalogue-format.ts';
import type { Remark } from '../remark.ts';
import { type ExportFile, type ExportRow, readExportFile } from './export-file.ts';
import { type FileKind, fileKindOf } from './file-kind.ts';
import { readAttributes } from './read-attributes.ts';
import { readCategories } from './read-categories.ts';
import type { Definitions } from './product-fields.ts';
import { type Gallery, readSampleProduct } from './read-sample-product.ts';
import { readStandardProduct } from './read-standard-product.ts';

type Found = { row: ExportRow; product: ProductInput };

/** `/m/h/name.jpg`: a picture below the media folder, without steps upwards. */
const isPicturePath = (path: string): boolean => /^(?:\/(?!\.)[\w.-]+)+\.(?:jpe?g|png|webp)$/i.test(path);

const galleryOf = (files: readonly ExportFile[]): Gallery => {
  const gallery = new Map<string, string[]>();
  for (const row of files.flatMap((file) => file.rows)) {
    const pictures = gallery.get(row.cell('sku')) ?? [];
    if (!pictures.includes(row.cell('image'))) pictures.push(row.cell('image'));
    gallery.set(row.cell('sku'), pictures);
  }
  return gallery;
};

/** Later rows of one sku, variants that are not there, pictures that lead elsewhere: left out, each with its remark. */
const consistent = (found: readonly Found[]): { products: ProductInput[]; remarks: Remark[] } => {
  const bySku = new Map<string, Found>();
  const remarks: Remark[] = [];
  for (const one of found) {
    if (bySku.has(one.product.sku)) remarks.push(one.row.remark('repeated-sku', one.product.sku));
    else bySku.set(one.product.sku, one);
  }
  const products = [...bySku.values()].map(({ row, product }) => {
    const lost = product.variants.filter((sku) => bySku.get(sku)?.product.type !== 'simple');
    const astray = product.media.filter(({ path }) => !isPicturePath(path));
    remarks.push(
      ...lost.map((sku) => row.remark('unknown-variant', `${product.sku} ${sku}`, true)),
      ...astray.map(({ path }) => row.remark('bad-picture-path', `${product.sku} ${path}`, true)),
    );
    return { ...product, variants: product.variants.filter((sku) => !lost.includes(sku)), media: product.media.filter((entry) => !astray.includes(entry)) };
  });
  return { products, remarks };
};

const readProducts = (filesOf: (kind: FileKind) => ExportFile[], definitions: Definitions) => {
  const images = filesOf('images');
  const context = { ...definitions, gallery: galleryOf(images) };
  const remarks: Remark[] = [];
  const found: Found[] = [];
  const take = (row: ExportRow, read: { product?: ProductInput; remarks: Remark[] }): void => {
    remarks.push(...read.remarks);
    if (read.product !== undefined) found.push({ row, product: read.product });
  };
  for (const file of filesOf('sample-products')) for (const row of file.rows) take(row, readSampleProduct(row, file, context));
  for (const file of filesOf('standard-products')) for (const row of file.rows) take(row, readStandardProduct(row, definitions));
  const checked = consistent(found);
  const skus = new Set(checked.products.map(({ sku }) => sku));
  const orphans = images.flatMap((file) => file.rows).filter((row) => !skus.has(row.cell('sku')));
  return { products: checked.products, remarks: [...remarks, ...checked.remarks, ...orphans.map((row) => row.remark('unknown-sku', row.cell('sku')))] };
};

const inOrder = (remarks: readonly Remark[]): Remark[] =>
  remarks.toSorted((one, other) => (one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1));

const read = (sources: readonly SourceFile[]): ReadCatalogue => {
  const files = sources.map(readExportFile);
  const filesOf = (kind: FileKind): ExportFile[] => files.filter(({ columns }) => fileKindOf(columns) === kind);
  const { attributes, remarks: ofAttributes } = readAttributes(filesOf('attributes'));
  const { tree, remarks: ofCategories } = readCategories(filesOf('categories'));
  const { products, remarks: ofProducts } = readProducts(filesOf, { attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])), tree });
  const ofFiles = files
    .filter(({ columns }) => fileKindOf(columns) === undefined)
    .map(({ path, rows }): Remark => ({ file: path, line: 1, code: 'file-without-place', subject: `${rows.length} rows:`, isRowTaken: false }));
  return {
    batch: { source: 'import', attributes, categories: [...tree.values()], products },
    remarks: inOrder([...ofFiles, ...ofAttributes, ...ofCategories, ...ofProducts]),
    pictures: [...new Set(products.flatMap(({ media }) => media.map(({ path }) => path)))],
  };
};

/**
 * Magento's CSV files, all of a folder together: attributes.csv and categories.csv, products in the standard export format
 * (70 columns, additional_attributes) and in the older sample-data format (one column per attribute), pictures of the latter
 * in files of sku and image. Files are known by their columns.
 */
export const magentoCsv: CatalogueFormat = { suffix: '.csv', read };
