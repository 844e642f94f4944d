import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { describe, expect, it } from 'vitest';
import { demoCatalog } from './demo-catalog.ts';

const batch = demoCatalog();
const products = new Map(batch.products.map((product) => [product.sku, product]));
const visible = batch.products.filter(({ visibility, status }) => visibility > 1 && status === 1);
const fileOf = (path: string): string =>
  fileURLToPath(new URL(`../pictures${path.replace(/~[0-9a-f]{6}/, '')}`, import.meta.url));
const pictures = [
  ...new Set([
    ...batch.products.flatMap(({ media }) => media.map(({ path }) => path)),
    ...batch.categories.map(({ image }) => image ?? ''),
  ]),
];
const regularOf = (sku: string) =>
  products.get(sku)?.prices.find(({ kind, currency }) => kind === 'regular' && currency === 'IQD')?.amount;
const partsOf = (product: ProductInput | undefined): string[] =>
  product === undefined
    ? []
    : [
        ...product.variants,
        ...product.members.map(({ sku }) => sku),
        ...product.bundle_options.flatMap(({ selections }) => selections.map(({ sku }) => sku)),
      ];
const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('demoCatalogue', () => {
  it('is the same whenever it is made', () => {
    expect(demoCatalog()).toEqual(batch);
  });

  it.each([
    ['DJ-SIMPLE', 'simple', 12_000],
    ['DJ-TEE', 'configurable', 15_000],
    ['DJ-TEE-M-BLK', 'simple', 15_000],
    ['DJ-CARD', 'virtual', 10_000],
    ['DJ-LAST', 'simple', 20_000],
    ['DJ-GONE', 'simple', 65_000],
    ['DJ-GUIDE', 'downloadable', 6_000],
    ['DJ-BUNDLE', 'bundle', undefined],
    ['DJ-GROUP', 'grouped', undefined],
  ])('holds %s, %s, at %s dinars', (sku, type, price) => {
    expect([products.get(sku)?.type, regularOf(sku)]).toEqual([type, price]);
  });

  it('has exactly 5 of DJ-LAST, none of DJ-GONE and at least 1,000 of the other fixed skus', () => {
    const quantity = (sku: string) => products.get(sku)?.stock.qty ?? 0;
    expect([quantity('DJ-LAST'), quantity('DJ-GONE'), products.get('DJ-GONE')?.stock.is_in_stock]).toEqual([
      5,
      0,
      false,
    ]);
    const parts = ['DJ-TEE', 'DJ-BUNDLE', 'DJ-GROUP'].flatMap((sku) => partsOf(products.get(sku)));
    expect(parts.length).toBe(25 + 8 + 3);
    expect(Math.min(...['DJ-SIMPLE', 'DJ-CARD', ...parts].map(quantity))).toBeGreaterThanOrEqual(1_000);
  });

  it('varies DJ-TEE by color and size', () => {
    expect([products.get('DJ-TEE')?.axes, products.get('DJ-TEE')?.variants.length]).toEqual([
      ['color', 'size'],
      25,
    ]);
  });

  it('shows 62 products in 23 categories', () => {
    expect([visible.length, batch.categories.length]).toEqual([62, 23]);
  });

  it('has an example of every type, visibility and state, and of every way to choose and to be asked', () => {
    const all = <T>(valuesOf: (product: ProductInput) => readonly T[]): T[] =>
      [...new Set(batch.products.flatMap(valuesOf))].toSorted();
    expect(all(({ type }) => [type])).toEqual([
      'bundle',
      'configurable',
      'downloadable',
      'grouped',
      'simple',
      'virtual',
    ]);
    expect([all(({ visibility }) => [visibility]), all(({ status }) => [status])]).toEqual([
      [1, 2, 3, 4],
      [1, 2],
    ]);
    expect(all(({ bundle_options }) => bundle_options.map(({ type }) => type))).toEqual([
      'checkbox',
      'multi',
      'radio',
      'select',
    ]);
    expect(all(({ custom_options }) => custom_options.map(({ type }) => type))).toEqual([
      'area',
      'checkbox',
      'date',
      'drop_down',
      'field',
      'multiple',
      'radio',
    ]);
    expect(
      all(({ custom_options }) =>
        custom_options.flatMap(({ values }) => values.map(({ price }) => price.type)),
      ),
    ).toEqual(['fixed', 'percent']);
    expect(all(({ download }) => (download === null ? [] : [download.links_purchased_separately]))).toEqual([
      false,
      true,
    ]);
    expect(
      all(({ prices }) => prices.map(({ kind, price_list, min_qty }) => `${kind} ${price_list} ${min_qty}`)),
    ).toEqual([
      'regular general 1',
      'regular general 10',
      'regular general 3',
      'regular wholesale 1',
      'regular wholesale 10',
      'special general 1',
    ]);
    expect(all(({ stock }) => [stock.manage_stock])).toEqual([false, true]);
  });

  it.each([
    ['DJ-ENGRAVED', ['engraving'], ['gift-wrap', 'gift-extras']],
    ['DJ-CURTAIN', ['cut'], []],
    ['DJ-INSTALLED', [], ['installation']],
    ['DJ-GREETING', ['message'], ['sending-day']],
    ['DJ-BUNDLE', ['drink', 'sweet'], ['beside', 'gifts']],
  ])('asks of %s an answer to %j, and leaves %j to the shopper', (sku, asked, free) => {
    const { custom_options = [], bundle_options = [] } = products.get(sku) ?? {};
    const codesOf = (isRequired: boolean) =>
      [...custom_options, ...bundle_options]
        .filter(({ is_required }) => is_required === isRequired)
        .map(({ code }) => code);
    expect([codesOf(true), codesOf(false)]).toEqual([asked, free]);
  });

  it('puts every visible product into one category at most, as imports do: those above it follow by themselves', () => {
    expect(visible.filter(({ categories }) => categories.length > 1).map(({ sku }) => sku)).toEqual([]);
    expect(
      visible
        .filter(
          ({ attribute_set, categories }) =>
            attribute_set !== (categories[0]?.url_path.split('/')[0] ?? null),
        )
        .map(({ sku }) => sku),
    ).toEqual([]);
  });

  it('keeps what is read on a screen among the books', () => {
    const paths = visible
      .filter(({ type }) => type === 'downloadable')
      .map(({ sku, categories }) => [sku, categories[0]?.url_path]);
    expect(paths).toEqual([
      ['DJ-GUIDE', 'books/e-books'],
      ['DJ-COOKBOOK', 'books/e-books'],
    ]);
  });

  it('names every sku and url_key once, in Latin letters, and none like a category', () => {
    const keys = batch.products.map(({ url_key }) => url_key);
    expect(repeated(batch.products.map(({ sku }) => sku))).toEqual([]);
    expect(repeated([...keys, ...batch.categories.map(({ url_path }) => url_path)])).toEqual([]);
    expect(keys.filter((key) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key))).toEqual([]);
  });

  it('speaks of every visible product in both languages', () => {
    const poor = visible.filter(
      ({ texts }) =>
        [texts.en?.name, texts.en?.short_description, texts.en?.description].some(
          (text = '') => !/[a-z]{3}/.test(text) || /\p{Script=Arabic}/u.test(text),
        ) ||
        [texts.ar?.name, texts.ar?.short_description, texts.ar?.description].some(
          (text = '') => !/\p{Script=Arabic}{3}/u.test(text),
        ),
    );
    expect(poor.map(({ sku }) => sku)).toEqual([]);
  });

  it('names no two visible products alike', () => {
    expect(repeated(visible.flatMap(({ texts }) => [texts.en?.name, texts.ar?.name]))).toEqual([]);
  });

  it('asks prices in steps of 250 dinars, and special prices below them', () => {
    const rows = batch.products.flatMap(({ prices }) => prices).filter(({ currency }) => currency === 'IQD');
    expect(rows.filter(({ amount }) => amount % 250 !== 0)).toEqual([]);
    const dear = batch.products.filter(({ sku, prices }) =>
      prices.some(({ kind, amount }) => kind === 'special' && amount >= (regularOf(sku) ?? 0)),
    );
    expect(dear.map(({ sku }) => sku)).toEqual([]);
  });

  it('says an offer in dollars where the price in dollars is set, as nothing is derived there', () => {
    const rowsIn = (sku: string, currency: string) =>
      products.get(sku)?.prices.filter((price) => price.currency === currency).length;
    expect(
      batch.products.filter(
        ({ sku }) => rowsIn(sku, 'USD') !== 0 && rowsIn(sku, 'USD') !== rowsIn(sku, 'IQD'),
      ),
    ).toEqual([]);
  });

  it('has offers that are open, past and to come', () => {
    const windows = visible.flatMap(({ prices }) =>
      prices
        .filter(({ kind }) => kind === 'special')
        .map(({ from, until }) => `${from?.slice(0, 4)}-${until?.slice(0, 4)}`),
    );
    expect(new Set(windows)).toEqual(new Set(['2026-2035', '2025-2025', '2034-2034']));
  });

  it('has shelves from empty to full', () => {
    const shelves = new Set(
      batch.products.filter(({ type }) => type !== 'configurable').map(({ stock }) => stock.qty),
    );
    expect([0, 2, 4, 240, 1_200].filter((quantity) => !shelves.has(quantity))).toEqual([]);
  });

  it('uses only what it defines', () => {
    const options = new Map(
      batch.attributes.map(({ code, options }) => [code, new Set(options.map((option) => option.code))]),
    );
    const paths = new Set(batch.categories.map(({ url_path }) => url_path));
    const undefinedOf = batch.products
      .flatMap(({ sku, attributes, categories, variants }) => [
        ...Object.entries(attributes).flatMap(([code, value]) =>
          [value].flat().filter((one) => typeof one === 'string' && options.get(code)?.has(one) !== true),
        ),
        ...categories.filter(({ url_path }) => !paths.has(url_path)).map(() => sku),
        ...variants.filter((variant) => !products.has(variant)),
      ])
      .concat(batch.products.flatMap(partsOf).filter((sku) => !products.has(sku)));
    expect(undefinedOf).toEqual([]);
  });

  it('has a picture for everything, each with its tone', () => {
    expect(pictures.filter((path) => !existsSync(fileOf(path)))).toEqual([]);
    expect(batch.products.flatMap(({ media }) => media).filter(({ tone }) => tone === null)).toEqual([]);
  });

  it('keeps pictures square, wide enough and within 40 kB', async () => {
    const measured = await Promise.all(
      pictures.map(async (path) => ({
        path,
        ...(await sharp(fileOf(path)).metadata()),
        bytes: statSync(fileOf(path)).size,
      })),
    );
    expect(
      measured.filter(
        ({ format, width, height, bytes }) =>
          format !== 'webp' || width !== height || width < 540 || bytes > 40_000,
      ),
    ).toEqual([]);
  });
});
