import type { PriceInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedSkus } from './demo-catalog.ts';
import { demoProducts, isShown, leastCount } from './demo-products.ts';
import { departments } from './departments/departments.ts';
import type { ProductGroup } from './generated/generated-products.ts';
import { demoDay } from './windows.ts';

const made = (count: number, seed = 1): ProductGroup[] => [...demoProducts({ count, seed })];
const skusOf = (groups: readonly ProductGroup[]): string[] =>
  groups.flatMap(({ products }) => products.map(({ sku }) => sku));
const shownOf = (groups: readonly ProductGroup[]): ProductGroup[] =>
  groups.filter(({ products }) => isShown(products));
const repeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
};

const groups = made(5000);
const products = groups.flatMap((group) => group.products);
const visible = products.filter(({ visibility, status }) => visibility > 1 && status === 1);
const generated = groups.slice(70).flatMap((group) => group.products.slice(-1));
const share = (matches: (product: ProductInput) => boolean): number =>
  generated.filter(matches).length / generated.length;
const regularOf = ({ prices }: ProductInput): number =>
  prices.find(
    ({ kind, price_list, min_qty }) => kind === 'regular' && price_list === 'general' && min_qty === 1,
  )?.amount ?? 0;
const isSpecial = ({ kind }: PriceInput): boolean => kind === 'special';
const partsOf = ({ variants, members, bundle_options }: ProductInput): string[] => [
  ...variants,
  ...members.map(({ sku }) => sku),
  ...bundle_options.flatMap(({ selections }) => selections.map(({ sku }) => sku)),
];

describe('demoGoods', () => {
  it('makes the same goods for the same seed and others for another', () => {
    expect(made(300)).toEqual(made(300));
    expect(made(300, 2)).not.toEqual(made(300));
  });

  it('shows as many products as asked and holds the fixed ones, whatever the size', () => {
    fc.assert(
      fc.property(fc.integer({ min: leastCount, max: 400 }), fc.nat(), (count, seed) => {
        const some = made(count, seed);
        const skus = new Set(skusOf(some));
        expect([
          shownOf(some).length,
          fixedSkus.filter((sku) => !skus.has(sku)),
          some.flatMap((group) => group.products.flatMap(partsOf)).filter((sku) => !skus.has(sku)),
        ]).toEqual([count, [], []]);
      }),
      { numRuns: 20 },
    );
  });

  it('refuses less than the fixed ones', () => {
    expect(() => made(leastCount - 1)).toThrow(String(leastCount));
  });

  it('begins with the smaller catalogue', () => {
    expect(made(700).slice(0, made(400).length)).toEqual(made(400));
  });

  it('names every sku, address and visible product once', () => {
    expect(repeated(products.map(({ sku }) => sku))).toEqual([]);
    expect(repeated(products.map(({ url_key }) => url_key))).toEqual([]);
    expect(repeated(visible.flatMap(({ texts }) => [texts.en?.name ?? '', texts.ar?.name ?? '']))).toEqual(
      [],
    );
    expect(
      products
        .filter(({ url_key }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(url_key))
        .map(({ url_key }) => url_key),
    ).toEqual([]);
  });

  it('puts variants, members and linked products before what names them', () => {
    const seen = new Set<string>();
    const early: string[] = [];
    for (const { products, links } of groups) {
      const linked = products.some(({ sku }) => !/-\d{4}/.test(sku))
        ? []
        : links.flatMap((link) => link.linked);
      for (const product of products) {
        if (/-\d{4}$/.test(product.sku)) early.push(...partsOf(product).filter((sku) => !seen.has(sku)));
        seen.add(product.sku);
      }
      early.push(...linked.filter((sku) => !seen.has(sku)));
    }
    expect(early).toEqual([]);
  });

  it('mixes all departments from the first hundred on', () => {
    const departmentOf = ({ categories }: ProductInput) => categories[0]?.url_path.split('/')[0];
    const first = new Set(generated.slice(0, 150).map(departmentOf));
    expect(Object.keys(departments).filter((name) => !first.has(name))).toEqual([]);
  });

  it('asks whole dinars in steps of 250, and offers below them', () => {
    const rows = products.flatMap(({ prices }) => prices).filter(({ currency }) => currency === 'IQD');
    expect(
      rows.filter(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0 || amount % 250 !== 0),
    ).toEqual([]);
    expect(
      products
        .filter((product) =>
          product.prices.some(
            (row) => row.currency === 'IQD' && isSpecial(row) && row.amount >= regularOf(product),
          ),
        )
        .map(({ sku }) => sku),
    ).toEqual([]);
  });

  it('spreads offers, bundles, groups, options and picks as a shop has them', () => {
    expect(share(({ prices }) => prices.some(isSpecial))).toBeGreaterThan(0.13);
    expect(share(({ prices }) => prices.some(isSpecial))).toBeLessThan(0.22);
    expect(share(({ type }) => type === 'bundle')).toBeGreaterThan(0.01);
    expect(share(({ type }) => type === 'grouped')).toBeGreaterThan(0.01);
    expect(share(({ custom_options }) => custom_options.length > 0)).toBeGreaterThan(0.015);
    expect(share(({ attributes }) => attributes.erin_recommends === true)).toBeLessThan(0.08);
  });

  it('has offers that are open, past and to come on the day of the demo', () => {
    const windows = generated
      .flatMap(({ prices }) => prices.filter(isSpecial))
      .map(({ from, until }) => {
        if (until !== null && Date.parse(until) <= demoDay) return 'past';
        return from !== null && Date.parse(from) > demoDay ? 'to come' : 'open';
      });
    expect([...new Set(windows)].toSorted()).toEqual(['open', 'past', 'to come']);
  });

  it('leaves about one shelf in twenty empty, and sells a few things very often', () => {
    const shelves = products.filter(
      ({ sku, stock }) => /-\d{4}/.test(sku) && stock.manage_stock && stock.qty < 5_000,
    );
    const empty = shelves.filter(({ stock }) => stock.qty === 0).length / shelves.length;
    expect([empty > 0.04, empty < 0.06]).toEqual([true, true]);
    const sales = generated
      .map(({ number_of_sales }) => number_of_sales)
      .toSorted((one, other) => other - one);
    const all = sales.reduce((sum, one) => sum + one, 0);
    expect(sales.slice(0, sales.length / 10).reduce((sum, one) => sum + one, 0) * 2).toBeGreaterThan(all);
  });

  it('came into the shop over two years, some of it in the last two weeks', () => {
    const instants = generated.map(({ created_at }) => Date.parse(created_at ?? ''));
    const day = 86_400_000;
    expect([Math.min(...instants) >= demoDay - 731 * day, Math.max(...instants) <= demoDay]).toEqual([
      true,
      true,
    ]);
    expect(
      instants.filter((instant) => instant > demoDay - 15 * day).length / instants.length,
    ).toBeGreaterThan(0.05);
  });
});
