import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ReadCatalogue } from '../catalogue-format.ts';
import { findPictures } from '../picture-shelf.ts';
import { readSource } from '../read-source.ts';
import { magentoCsv } from './magento-csv.ts';

/** The Magento sample catalogue is never copied into the repository; where it is absent the fixture of our own proves the same rules. */
const folder = fileURLToPath(new URL('../../../../../shared/data/luma/', import.meta.url));
const isHere = existsSync(folder);

const empty: ReadCatalogue = { batch: { source: 'import', attributes: [], categories: [], products: [] }, remarks: [], pictures: [] };
const { batch: { attributes, categories, products }, remarks, pictures } = isHere ? magentoCsv.read(await readSource(`${folder}fixtures`, '.csv')) : empty;
const expected = isHere ? JSON.parse(readFileSync(`${folder}EXPECTED.json`, 'utf8')) : {};

const counted = (values: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const variants = new Set(products.flatMap((product) => product.variants));
const configurables = products.filter(({ type }) => type === 'configurable');
const others = products.filter(({ sku, type }) => type === 'simple' && !variants.has(sku));
const notTaken = expected.products?.by_type.downloadable + expected.products?.by_type.bundle + expected.products?.by_type.grouped;

describe.skipIf(!isHere)('magentoCsv on the Luma catalogue (skipped where ../shared/data/luma is absent)', () => {
  it('takes 147 configurables, 1,847 variants and 44 other simple products', () => {
    expect([configurables.length, variants.size, others.length, products.length]).toEqual([147, 1_847, 44, expected.products.total - notTaken]);
  });

  it('shows 32 of the other simple products', () => {
    expect(others.filter(({ visibility }) => visibility > 1)).toHaveLength(expected.products.simple_split.stand_alone_visible);
  });

  it('gives every configurable its variants on size and color', () => {
    expect(counted(configurables.map((product) => product.variants.length))).toEqual(expected.variants.per_configurable);
    expect(new Set(configurables.map(({ axes }) => axes.join(' ')))).toEqual(new Set([expected.variants.axes.join(' ')]));
  });

  it('gives every variant a size and a color of its own within its configurable, at the price of it', () => {
    const bySku = new Map(products.map((product) => [product.sku, product]));
    const choices = configurables.flatMap(({ sku, variants, prices }) => variants.map((variant) => {
      const child = bySku.get(variant);
      return [sku, child?.attributes['size'], child?.attributes['color'], child?.prices[0]?.amount === prices[0]?.amount].join(' ');
    }));
    expect([new Set(choices).size, choices.filter((choice) => !choice.endsWith(' true'))]).toEqual([1_847, []]);
  });

  it('defines 21 attributes with 199 options', () => {
    expect(attributes).toHaveLength(expected.attributes.distinct_user_defined);
    expect(attributes.reduce((sum, { options }) => sum + options.length, 0)).toBe(expected.attributes.distinct_options);
    const perAttribute = Object.fromEntries(attributes.map(({ code, input, options }) => [code, input === 'boolean' ? 'boolean' : options.length]));
    expect(perAttribute).toEqual(expected.attributes.options_per_attribute);
  });

  it('finds every option value, whatever its case', () => {
    expect(remarks.filter(({ code }) => code === 'unknown-option' || code === 'unknown-attribute')).toEqual([]);
    const holding = (attribute: string, option: string) => configurables.filter(({ attributes }) => [attributes[attribute]].flat().includes(option)).length;
    expect([holding('climate', 'all-weather'), holding('style_general', 'full zip')].every((count) => count > 0)).toBe(true);
  });

  it('sets the flags', () => {
    const flags = Object.keys(expected.boolean_flags_set_on_products);
    expect(Object.fromEntries(flags.map((flag) => [flag, products.filter(({ attributes }) => attributes[flag] === true).length]))).toEqual(expected.boolean_flags_set_on_products);
  });

  it('builds 38 categories in their depths, 36 of them active', () => {
    expect(categories).toHaveLength(expected.categories.distinct);
    expect(counted(categories.map(({ url_path }) => url_path.split('/').length))).toEqual(expected.categories.by_depth);
    expect(categories.filter(({ is_active }) => !is_active).map(({ texts }) => texts.en?.name)).toEqual(expected.categories.inactive);
    expect(categories.filter(({ include_in_menu }) => include_in_menu)).toHaveLength(expected.categories.in_menu);
  });

  it('orders the menu', () => {
    const menu = categories.filter(({ url_path, include_in_menu }) => !url_path.includes('/') && include_in_menu).toSorted((one, other) => one.position - other.position);
    expect(menu.map(({ texts }) => texts.en?.name)).toEqual(expected.categories.top_menu_in_position_order);
  });

  it('assigns categories 4,003 times less the 16 of the products it has no place for', () => {
    expect(products.reduce((sum, { categories }) => sum + categories.length, 0)).toBe(expected.categories.direct_assignments_excluding_root - 16);
  });

  it('shows in each category what belongs there', () => {
    const names = new Map(categories.map(({ url_path, texts }) => [url_path, texts.en?.name]));
    const namePathOf = (path: string) => path.split('/').map((_, index, parts) => names.get(parts.slice(0, index + 1).join('/'))).join('/');
    const shown = counted(products.filter(({ visibility }) => visibility > 1).flatMap(({ categories }) => categories.map(({ url_path }) => namePathOf(url_path))));
    // The bundle, the group and the downloadable courses have no place so far.
    const wanted = { ...expected.visible_products_per_category, 'Gear/Fitness Equipment': 9, 'Training/Video Download': 0 };
    expect(Object.fromEntries(Object.keys(wanted).map((path) => [path, shown[path] ?? 0]))).toEqual(wanted);
  });

  it('reports the one category that does not exist', () => {
    expect(remarks.filter(({ code }) => code === 'unknown-category').map(({ subject }) => subject)).toEqual(expected.categories.unknown_names_to_report.map(({ sku, name }: { sku: string; name: string }) => `${sku} ${name}`));
  });

  it('takes the special price of one product and reports those that change nothing', () => {
    expect(products.filter(({ prices }) => prices.length > 1).map(({ sku, prices }) => [sku, prices.map(({ amount }) => amount)])).toEqual([['24-WB05', [3_200, 2_400]]]);
    expect(remarks.filter(({ code }) => code === 'special-price-without-effect').map(({ subject }) => subject).toSorted()).toEqual(expected.prices.special_prices.not_below_price_so_no_effect.toSorted());
  });

  it('gives every product an address of its own', () => {
    expect(new Set(products.map(({ url_key }) => url_key)).size).toBe(products.length);
  });

  it('decodes names and leaves no space around them', () => {
    expect(products.filter(({ texts }) => /&\w+;|^\s|\s$|\s\s/.test(texts.en?.name ?? ' '))).toEqual([]);
  });

  it('leaves no markup in descriptions', () => {
    expect(products.filter(({ texts }) => /<\/?[a-z]|<\/>|&[a-z]+;/i.test(texts.en?.description ?? '')).map(({ sku }) => sku)).toEqual([]);
  });

  it('has a picture for every product it takes', async () => {
    const { missing } = await findPictures(`${folder}media`, pictures);
    expect([products.filter(({ media }) => media.length === 0).map(({ sku }) => sku), missing]).toEqual([[], []]);
  });

  it('reports the eight products it has no place for, with file and line', () => {
    expect(remarks.filter(({ code }) => code === 'type-without-place').map(({ file, line }) => `${file}:${line}`)).toContain('bundle/yoga_bundle.csv:2');
    expect(remarks.filter(({ code }) => code === 'type-without-place')).toHaveLength(notTaken);
  });
});
