import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { collectedFindings } from '../record/collected-findings.ts';
import { readSource } from '../source/read-source.ts';
import { magentoCsv } from './magento-csv.ts';

/**
 * The Magento sample catalog is never copied into the repository; when it is absent, the fixture of the
 * repository covers the same rules.
 */
const folder = fileURLToPath(new URL('../../../../../shared/data/luma/', import.meta.url));
const isHere = existsSync(folder);

const { records, warnings } = await collectedFindings(
  magentoCsv.read(isHere ? await readSource(`${folder}fixtures`, ['.csv']) : [], {}),
);
const [attributes, categories, products] = [records('attribute'), records('category'), records('product')];
const expected = isHere ? JSON.parse(readFileSync(`${folder}EXPECTED.json`, 'utf8')) : {};

const counted = (values: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const variants = new Set(products.flatMap((product) => product.variants));
const configurables = products.filter(({ type }) => type === 'configurable');
const others = products.filter(({ sku, type }) => type === 'simple' && !variants.has(sku));

describe.skipIf(!isHere)(
  'magentoCsv on the Luma catalogue (skipped where ../shared/data/luma is absent)',
  () => {
    it('takes every product of every type', () => {
      expect({ virtual: 0, ...counted(products.map(({ type }) => type)) }).toEqual(expected.products.by_type);
      expect([products.length, variants.size, others.length]).toEqual([
        expected.products.total,
        expected.products.simple_split.configurable_children,
        44,
      ]);
      expect(counted(products.filter(({ visibility }) => visibility > 1).map(({ type }) => type))).toEqual(
        expected.products.visible_by_type,
      );
    });

    it('shows 32 of the other simple products', () => {
      expect(others.filter(({ visibility }) => visibility > 1)).toHaveLength(
        expected.products.simple_split.stand_alone_visible,
      );
    });

    it('gives every configurable its variants on size and color', () => {
      expect(counted(configurables.map((product) => product.variants.length))).toEqual(
        expected.variants.per_configurable,
      );
      expect(new Set(configurables.map(({ axes }) => axes.join(' ')))).toEqual(
        new Set([expected.variants.axes.join(' ')]),
      );
    });

    it('gives every variant a size and a color of its own within its configurable, at the price of it', () => {
      const bySku = new Map(products.map((product) => [product.sku, product]));
      const choices = configurables.flatMap(({ sku, variants, prices }) =>
        variants.map((variant) => {
          const child = bySku.get(variant);
          return [
            sku,
            child?.attributes['size'],
            child?.attributes['color'],
            child?.prices[0]?.amount === prices[0]?.amount,
          ].join(' ');
        }),
      );
      expect([new Set(choices).size, choices.filter((choice) => !choice.endsWith(' true'))]).toEqual([
        1_847,
        [],
      ]);
    });

    it('defines 21 attributes with 199 options', () => {
      expect(attributes).toHaveLength(expected.attributes.distinct_user_defined);
      expect(attributes.reduce((sum, { options }) => sum + options.length, 0)).toBe(
        expected.attributes.distinct_options,
      );
      const perAttribute = Object.fromEntries(
        attributes.map(({ code, input, options }) => [
          code,
          input === 'boolean' ? 'boolean' : options.length,
        ]),
      );
      expect(perAttribute).toEqual(expected.attributes.options_per_attribute);
    });

    it('finds every option value, whatever its case', () => {
      expect(
        warnings.filter(({ code }) => code === 'unknown-option' || code === 'unknown-attribute'),
      ).toEqual([]);
      const holding = (attribute: string, option: string) =>
        configurables.filter(({ attributes }) => [attributes[attribute]].flat().includes(option)).length;
      expect(
        [holding('climate', 'all-weather'), holding('style_general', 'full zip')].every((count) => count > 0),
      ).toBe(true);
    });

    it('sets the flags', () => {
      const flags = Object.keys(expected.boolean_flags_set_on_products);
      expect(
        Object.fromEntries(
          flags.map((flag) => [flag, products.filter(({ attributes }) => attributes[flag] === true).length]),
        ),
      ).toEqual(expected.boolean_flags_set_on_products);
    });

    it('builds 38 categories in their depths, 36 of them active', () => {
      expect(categories).toHaveLength(expected.categories.distinct);
      expect(counted(categories.map(({ url_path }) => url_path.split('/').length))).toEqual(
        expected.categories.by_depth,
      );
      expect(categories.filter(({ is_active }) => !is_active).map(({ texts }) => texts.en?.name)).toEqual(
        expected.categories.inactive,
      );
      expect(categories.filter(({ include_in_menu }) => include_in_menu)).toHaveLength(
        expected.categories.in_menu,
      );
    });

    it('orders the menu', () => {
      const menu = categories
        .filter(({ url_path, include_in_menu }) => !url_path.includes('/') && include_in_menu)
        .toSorted((one, other) => one.position - other.position);
      expect(menu.map(({ texts }) => texts.en?.name)).toEqual(expected.categories.top_menu_in_position_order);
    });

    it('assigns categories 4,003 times', () => {
      expect(products.reduce((sum, { categories }) => sum + categories.length, 0)).toBe(
        expected.categories.direct_assignments_excluding_root,
      );
    });

    it('shows in each category what belongs there', () => {
      const names = new Map(categories.map(({ url_path, texts }) => [url_path, texts.en?.name]));
      const namePathOf = (path: string) =>
        path
          .split('/')
          .map((_, index, parts) => names.get(parts.slice(0, index + 1).join('/')))
          .join('/');
      const shown = counted(
        products
          .filter(({ visibility }) => visibility > 1)
          .flatMap(({ categories }) => categories.map(({ url_path }) => namePathOf(url_path))),
      );
      const wanted = expected.visible_products_per_category;
      expect(Object.fromEntries(Object.keys(wanted).map((path) => [path, shown[path] ?? 0]))).toEqual(wanted);
    });

    it('reports the one category that does not exist', () => {
      expect(
        warnings.filter(({ code }) => code === 'unknown-category').map(({ subject }) => subject),
      ).toEqual(
        expected.categories.unknown_names_to_report.map(
          ({ sku, name }: { sku: string; name: string }) => `${sku} ${name}`,
        ),
      );
    });

    it('takes the special price of one product and reports those that change nothing', () => {
      expect(
        products
          .filter(({ prices }) => prices.length > 1)
          .map(({ sku, prices }) => [sku, prices.map(({ amount }) => amount)]),
      ).toEqual([['24-WB05', [3_200, 2_400]]]);
      expect(
        warnings
          .filter(({ code }) => code === 'special-price-without-effect')
          .map(({ subject }) => subject)
          .toSorted(),
      ).toEqual(expected.prices.special_prices.not_below_price_so_no_effect.toSorted());
    });

    it('gives every product an address of its own', () => {
      expect(new Set(products.map(({ url_key }) => url_key)).size).toBe(products.length);
    });

    it('decodes names and leaves no space around them', () => {
      expect(products.filter(({ texts }) => /&\w+;|^\s|\s$|\s\s/.test(texts.en?.name ?? ' '))).toEqual([]);
    });

    it('leaves no markup in descriptions', () => {
      expect(
        products
          .filter(({ texts }) => /<\/?[a-z]|<\/>|&[a-z]+;/i.test(texts.en?.description ?? ''))
          .map(({ sku }) => sku),
      ).toEqual([]);
    });

    it('has a picture for every product', () => {
      const pictures = new Set(products.flatMap(({ media }) => media.map(({ path }) => path)));
      expect([
        products.filter(({ media }) => media.length === 0).map(({ sku }) => sku),
        pictures.size,
      ]).toEqual([[], expected.images.files_referenced]);
    });

    it('takes the seven attribute sets, and puts every product in one', () => {
      expect([...new Set(attributes.flatMap(({ sets }) => sets))].toSorted()).toEqual(
        expected.attributes.attribute_sets,
      );
      expect(
        products
          .filter(({ attribute_set }) => !expected.attributes.attribute_sets.includes(attribute_set))
          .map(({ sku }) => sku),
      ).toEqual([]);
    });

    it('takes the bundle with its parts, the group with its members and the downloads with their links', () => {
      const bundle = products.find(({ type }) => type === 'bundle');
      const group = products.find(({ type }) => type === 'grouped');
      const downloads = products.flatMap(({ sku, download }) =>
        download === null ? [] : [{ sku, ...download }],
      );
      expect([
        bundle?.sku,
        bundle?.bundle_options.length,
        bundle?.bundle_options.flatMap(({ selections }) => selections).length,
      ]).toEqual(Object.values(expected.bundle).slice(0, 3));
      expect([group?.sku, group?.members.length]).toEqual([
        expected.grouped.sku,
        expected.grouped.associated,
      ]);
      expect([downloads.length, downloads.flatMap(({ links }) => links).length]).toEqual([
        expected.downloadable.products,
        expected.downloadable.links,
      ]);
      expect(
        downloads
          .filter(({ links_purchased_separately }) => links_purchased_separately)
          .map(({ sku }) => sku),
      ).toEqual(expected.downloadable.sold_separately);
    });

    it.each(['related', 'crosssell', 'upsell'] as const)(
      'puts the %s links of all files together, each once',
      (type) => {
        const skus = new Set(products.map(({ sku }) => sku));
        const pairs = records('product-links')
          .filter((record) => record.type === type)
          .flatMap(({ sku, linked }) => linked.map((other) => [sku, other]));
        const good = pairs.filter((pair) => pair.every((sku) => skus.has(sku)));
        expect({
          unique: pairs.length,
          resolvable: good.length,
          unresolvable: pairs.length - good.length,
        }).toEqual(expected.links[type]);
      },
    );

    it('takes the reviews, each under a key of its own', () => {
      const reviews = records('review');
      const good = reviews.filter(({ sku }) => products.some((product) => product.sku === sku));
      expect([
        reviews.length,
        new Set(reviews.map(({ natural_key }) => natural_key)).size,
        good.length,
      ]).toEqual([expected.reviews.rows, expected.reviews.rows, expected.reviews.importable]);
      expect([
        new Set(good.map(({ sku }) => sku)).size,
        good.reduce((sum, { rating }) => sum + rating, 0),
      ]).toEqual([expected.reviews.reviewed_products, expected.reviews.rating_sum]);
      expect(counted(good.map(({ rating }) => rating))).toEqual(expected.reviews.by_rating);
    });

    it('takes taxes, delivery prices, rules, coupons, pages, customers, wishes and orders', () => {
      const promotions = records('promotion');
      expect({
        orders: records('past-order').length,
        order_refunds: records('past-order').filter(({ is_refunded }) => is_refunded).length,
        customers: records('customer').length,
        wishlists: records('wishlist').length,
        wishlist_items: records('wishlist').flatMap(({ items }) => items).length,
        sales_rules: promotions.length,
        catalog_rules: warnings.filter(({ code }) => code === 'catalogue-rule').length,
        coupons: promotions.flatMap(({ coupons }) => coupons.map(({ code }) => code)),
        tax_rates: records('tax-rate').length,
        tax_rules: records('tax-rule').length,
        table_rates: records('shipping-rates').flatMap(({ rates }) => rates).length,
        cms_blocks: records('cms-block').length,
        cms_pages: records('cms-page').length,
      }).toEqual({
        orders: expected.orders,
        order_refunds: expected.order_refunds,
        customers: expected.customers,
        wishlists: expected.wishlists,
        wishlist_items: expected.wishlist_items,
        sales_rules: expected.sales_rules,
        catalog_rules: expected.catalog_rules,
        coupons: expected.coupons,
        tax_rates: expected.tax_rates,
        tax_rules: expected.tax_rules,
        table_rates: expected.table_rates,
        cms_blocks: expected.cms_blocks,
        cms_pages: expected.cms_pages,
      });
    });

    it('reads what its rules ask for', () => {
      const rules = Object.fromEntries(records('promotion').map(({ code, rule }) => [code, rule]));
      expect(rules['cart-buy-3-tee-shirts-and-get-the-4th-free']).toEqual({
        when: {
          match: 'all',
          of: [
            {
              match: 'line',
              of: [
                {
                  subject: 'category',
                  operator: 'in',
                  values: ['women/tops-women/tees-women', 'men/tops-men/tees-men'],
                },
              ],
            },
          ],
        },
        lines: {
          match: 'all',
          of: [
            {
              subject: 'category',
              operator: 'in',
              values: ['women/tops-women/tees-women', 'men/tops-men/tees-men'],
            },
          ],
        },
        actions: [{ type: 'buy_x_get_y', buy: 3, get: 1 }],
      });
      expect(rules['cart-20-off-ever-200-plus-purchase']?.lines).toMatchObject({
        of: [{ match: 'none', of: [{ subject: 'category' }, { subject: 'attribute', attribute: 'sale' }] }],
      });
      expect(rules['cart-spend-50-or-more-shipping-is-free']).toMatchObject({
        when: { of: [{ subject: 'subtotal', operator: '>=', amounts: { USD: 5000 } }] },
        actions: [{ type: 'free_shipping' }],
      });
    });

    it('has no place for recommended prices and widgets, and says so row by row', () => {
      const rows = counted(
        warnings.filter(({ code }) => code === 'file-without-place').map(({ file }) => file),
      );
      expect(rows).toEqual({
        'msrp/products_msrp.csv': expected.msrp_rows,
        'widget/cmsblock.csv': expected.widgets,
      });
    });
  },
);
