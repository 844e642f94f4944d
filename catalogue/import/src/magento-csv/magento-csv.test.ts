import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSource } from '../read-source.ts';
import { magentoCsv } from './magento-csv.ts';

const shop = magentoCsv.read(await readSource(fileURLToPath(new URL('../../fixtures/shop', import.meta.url)), '.csv'));
const productOf = (sku: string) => shop.batch.products.find((product) => product.sku === sku);
const remarksOf = (subject: RegExp) => shop.remarks.filter((remark) => subject.test(remark.subject)).map(({ file, line, code, isRowTaken }) => [`${file}:${line}`, code, isRowTaken]);
const attributeOf = (code: string) => shop.batch.attributes.find((attribute) => attribute.code === code);

describe('magentoCsv attributes', () => {
  it('merges the options of all files that define an attribute', () => {
    expect(attributeOf('size')?.options.map(({ code }) => code)).toEqual(['s', 'm', '55 cm', '65 cm']);
  });

  it('takes an option once, however often and in whatever case it is written', () => {
    expect(attributeOf('material')?.options.map(({ labels }) => labels.en)).toEqual(['Wool', 'Aqua® dry fabric', 'Metal', 'Rubber']);
  });

  it('shows the second line of a label of two', () => {
    expect([attributeOf('category_gear')?.labels.en, attributeOf('size')?.labels.en, attributeOf('activity')?.labels.en]).toEqual(['Category', 'Size', 'Activity']);
  });

  it('gives colours their look', () => {
    expect(attributeOf('color')?.options.map(({ hex }) => hex)).toEqual(['#222226', '#a82a2c']);
  });

  it('reports an attribute of an unknown kind', () => {
    expect(remarksOf(/^picker/)).toEqual([['clothes/attributes.csv:11', 'bad-input', false]]);
  });
});

describe('magentoCsv categories', () => {
  it('joins url keys along the tree, whatever the order of rows and files, and once each', () => {
    expect(shop.batch.categories.map(({ url_path }) => url_path)).toEqual(['men', 'collections', 'gear', 'men/tops-men', 'collections/picks', 'gear/tents', 'men/tops-men/tees-men']);
  });

  it('keeps what is not active and not in the menu', () => {
    expect(shop.batch.categories.filter(({ is_active }) => !is_active).map(({ url_path, include_in_menu }) => [url_path, include_in_menu])).toEqual([['collections', false]]);
  });

  it('reports a category whose parent does not exist', () => {
    expect(remarksOf(/Socks/)).toEqual([['clothes/categories.csv:7', 'unknown-parent-category', false]]);
  });
});

describe('magentoCsv products in the sample format', () => {
  it('walks the categories and assigns every one passed', () => {
    expect(productOf('G-TENT')?.categories.map(({ url_path }) => url_path)).toEqual(['gear', 'gear/tents', 'collections', 'collections/picks']);
  });

  it('decodes names once, trims them and makes url keys of them', () => {
    expect([productOf('G-TENT'), productOf('G-MAT')].map((product) => [product?.texts.en?.name, product?.url_key])).toEqual([['Dune Tent™', 'dune-tent'], ['Dune Mat', 'dune-mat']]);
  });

  it('takes given url keys with spaces in them as slugs', () => {
    expect([productOf('G-BALL-RED')?.url_key, productOf('G-BALL-BLACK')?.url_key]).toEqual(['beach-ball-55-cm-red', 'beach-ball-55-cm-black']);
  });

  it('reads visibility as a number, and an empty one as everywhere', () => {
    expect([productOf('G-BALL-RED')?.visibility, productOf('G-TENT')?.visibility]).toEqual([1, 4]);
  });

  it('gathers the gallery from the rows of its sku', () => {
    expect(productOf('G-TENT')?.media.map(({ path }) => path)).toEqual(['/a/tent.jpg', '/a/tent_back.jpg']);
  });

  it('takes prices in cents, and a special price only below the price', () => {
    expect([productOf('G-TENT'), productOf('G-MAT')].map((product) => product?.prices.map(({ kind, amount }) => [kind, amount]))).toEqual([[['regular', 12_000], ['special', 9_000]], [['regular', 1_550]]]);
  });

  it('reports an unknown category, an unknown option and a special price without effect, and takes the rest', () => {
    expect(remarksOf(/^G-MAT/)).toEqual([
      ['gear/products_gear.csv:12', 'unknown-option', true],
      ['gear/products_gear.csv:12', 'unknown-category', true],
      ['gear/products_gear.csv:12', 'special-price-without-effect', true],
    ]);
  });

  it('reports products of a type it has no place for, and their pictures', () => {
    expect(remarksOf(/C-COURSE/)).toEqual([['courses/products_courses.csv:2', 'type-without-place', false], ['gear/images_gear.csv:5', 'unknown-sku', false]]);
  });
});

describe('magentoCsv products in the standard format', () => {
  const tee = productOf('T');

  it('takes a configurable with its axes and the variants that are there', () => {
    expect([tee?.type, tee?.axes, tee?.variants]).toEqual(['configurable', ['size', 'color'], ['T-S-Red', 'T-M-Red']]);
  });

  it('leaves the stock of a configurable to its variants', () => {
    expect([tee?.stock, productOf('T-S-Red')?.stock, productOf('T-M-Red')?.stock]).toEqual([
      { qty: 0, manage_stock: false, is_in_stock: true }, { qty: 100, manage_stock: true, is_in_stock: true }, { qty: 0, manage_stock: true, is_in_stock: true },
    ]);
  });

  it('leaves the root out of the categories', () => {
    expect([tee?.categories, productOf('T-S-Red')?.categories].map((list) => list?.map(({ url_path }) => url_path))).toEqual([['men/tops-men/tees-men', 'collections/picks'], ['men/tops-men/tees-men']]);
  });

  it('finds options in another case, with entities, and booleans in words', () => {
    expect(tee?.attributes).toEqual({ climate: ['all-weather', '½ season'], material: ['aqua® dry fabric'], erin_recommends: false });
  });

  it('reads the visibility in words', () => {
    expect([tee?.visibility, productOf('T-S-Red')?.visibility]).toEqual([4, 1]);
  });

  it('opens and closes special prices at midnight in Baghdad, the last day included', () => {
    expect(tee?.prices[1]).toMatchObject({ kind: 'special', amount: 1_600, from: '2030-04-30T21:00:00.000Z', until: '2030-05-31T21:00:00.000Z' });
  });

  it('reports what of a row it does not take', () => {
    expect(remarksOf(/^T /).map(([, code]) => code)).toEqual(['unknown-option', 'unknown-category', 'unknown-variant', 'bad-picture-path']);
  });

  it('reports rows it does not take, each with its line and reason', () => {
    expect(shop.remarks.filter(({ file, isRowTaken }) => file === 'clothes/products.csv' && !isRowTaken).map(({ line, code }) => [line, code])).toEqual([
      [5, 'repeated-sku'], [6, 'store-view-row'], [7, 'bad-price'], [8, 'bad-quantity'], [9, 'bad-visibility'], [10, 'row-without-sku'], [11, 'type-without-place'], [12, 'unknown-axis'],
    ]);
  });
});

describe('magentoCsv files', () => {
  it('reports a file it has no place for', () => {
    expect(shop.remarks.filter(({ code }) => code === 'file-without-place').map(({ file }) => file)).toEqual(['clothes/links/related.csv']);
  });

  it('is the same for the same files', async () => {
    const files = await readSource(fileURLToPath(new URL('../../fixtures/shop', import.meta.url)), '.csv');
    expect(magentoCsv.read(files)).toEqual(shop);
  });
});
