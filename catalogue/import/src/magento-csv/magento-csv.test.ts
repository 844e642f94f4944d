import { fileURLToPath } from 'node:url';
import { aStock } from '@dijla/test-kit/catalog/a-catalog-batch';
import { describe, expect, it } from 'vitest';
import { collectedFindings } from '../record/collected-findings.ts';
import { readSource } from '../source/read-source.ts';
import { sourceOf } from '../source/source-of.ts';
import { magentoCsv } from './magento-csv.ts';

const folder = fileURLToPath(new URL('../../fixtures/shop', import.meta.url));
const read = async () => collectedFindings(magentoCsv.read(await readSource(folder, ['.csv']), {}));
const { records, warnings } = await read();
const shop = {
  warnings,
  products: records('product'),
  attributes: records('attribute'),
  categories: records('category'),
};
const productOf = (sku: string) => shop.products.find((product) => product.sku === sku);
const warningsOf = (subject: RegExp) =>
  shop.warnings
    .filter((warning) => subject.test(warning.subject))
    .map(({ file, line, code, isRowTaken }) => [`${file}:${line}`, code, isRowTaken]);
const attributeOf = (code: string) => shop.attributes.find((attribute) => attribute.code === code);

describe('magentoCsv attributes', () => {
  it('merges the options of all files that define an attribute', () => {
    expect(attributeOf('size')?.options.map(({ code }) => code)).toEqual(['s', 'm', '55 cm', '65 cm']);
  });

  it('takes an option once, however often and in whatever case it is written', () => {
    expect(attributeOf('material')?.options.map(({ labels }) => labels.en)).toEqual([
      'Wool',
      'Aqua® dry fabric',
      'Metal',
      'Rubber',
    ]);
  });

  it('shows the second line of a label of two', () => {
    expect([
      attributeOf('category_gear')?.labels.en,
      attributeOf('size')?.labels.en,
      attributeOf('activity')?.labels.en,
    ]).toEqual(['Category', 'Size', 'Activity']);
  });

  it('gives colours their look', () => {
    expect(attributeOf('color')?.options.map(({ hex }) => hex)).toEqual(['#222226', '#a82a2c']);
  });

  it('reports an attribute of an unknown kind', () => {
    expect(warningsOf(/^picker/)).toEqual([['clothes/attributes.csv:11', 'bad-input', false]]);
  });
});

describe('magentoCsv categories', () => {
  it('joins url keys along the tree, whatever the order of rows and files, and once each', () => {
    expect(shop.categories.map(({ url_path }) => url_path)).toEqual([
      'men',
      'collections',
      'gear',
      'men/tops-men',
      'collections/picks',
      'gear/tents',
      'men/tops-men/tees-men',
    ]);
  });

  it('keeps what is not active and not in the menu', () => {
    expect(
      shop.categories
        .filter(({ is_active }) => !is_active)
        .map(({ url_path, include_in_menu }) => [url_path, include_in_menu]),
    ).toEqual([['collections', false]]);
  });

  it('reports a category whose parent does not exist', () => {
    expect(warningsOf(/Socks/)).toEqual([['clothes/categories.csv:7', 'unknown-parent-category', false]]);
  });
});

describe('magentoCsv products in the sample format', () => {
  it('walks the categories and assigns every one passed', () => {
    expect(productOf('G-TENT')?.categories.map(({ url_path }) => url_path)).toEqual([
      'gear',
      'gear/tents',
      'collections',
      'collections/picks',
    ]);
  });

  it('decodes names once, trims them and makes url keys of them', () => {
    expect(
      [productOf('G-TENT'), productOf('G-MAT')].map((product) => [product?.texts.en?.name, product?.url_key]),
    ).toEqual([
      ['Dune Tent™', 'dune-tent'],
      ['Dune Mat', 'dune-mat'],
    ]);
  });

  it('takes given url keys with spaces in them as slugs', () => {
    expect([productOf('G-BALL-RED')?.url_key, productOf('G-BALL-BLACK')?.url_key]).toEqual([
      'beach-ball-55-cm-red',
      'beach-ball-55-cm-black',
    ]);
  });

  it('reads visibility as a number, and an empty one as everywhere', () => {
    expect([productOf('G-BALL-RED')?.visibility, productOf('G-TENT')?.visibility]).toEqual([1, 4]);
  });

  it('gathers the gallery from the rows of its sku', () => {
    expect(productOf('G-TENT')?.media.map(({ path }) => path)).toEqual(['/a/tent.jpg', '/a/tent_back.jpg']);
  });

  it('takes prices in cents, and a special price only below the price', () => {
    expect(
      [productOf('G-TENT'), productOf('G-MAT')].map((product) =>
        product?.prices.map(({ kind, amount }) => [kind, amount]),
      ),
    ).toEqual([
      [
        ['regular', 12_000],
        ['special', 9_000],
      ],
      [['regular', 1_550]],
    ]);
  });

  it('reports an unknown category, an unknown option and a special price without effect, and takes the rest', () => {
    expect(warningsOf(/^G-MAT/)).toEqual([
      ['gear/products_gear.csv:12', 'unknown-option', true],
      ['gear/products_gear.csv:12', 'unknown-category', true],
      ['gear/products_gear.csv:12', 'special-price-without-effect', true],
    ]);
  });

  it('knows a download by its columns', () => {
    expect(productOf('C-COURSE')).toMatchObject({
      type: 'downloadable',
      download: { links_purchased_separately: false, links: [] },
      stock: { manage_stock: false },
      media: [{ path: '/a/course.jpg' }],
    });
  });
});

describe('magentoCsv products in the standard format', () => {
  const tee = productOf('T');

  it('takes a configurable with its axes and its variants', () => {
    expect([tee?.type, tee?.axes, tee?.variants.slice(0, 2)]).toEqual([
      'configurable',
      ['size', 'color'],
      ['T-S-Red', 'T-M-Red'],
    ]);
  });

  it('leaves the stock of a configurable to its variants', () => {
    expect([tee?.stock, productOf('T-S-Red')?.stock, productOf('T-M-Red')?.stock]).toEqual([
      aStock(0, { manage_stock: false }),
      aStock(100),
      aStock(0),
    ]);
  });

  it('leaves the root out of the categories', () => {
    expect(
      [tee?.categories, productOf('T-S-Red')?.categories].map((list) =>
        list?.map(({ url_path }) => url_path),
      ),
    ).toEqual([['men/tops-men/tees-men', 'collections/picks'], ['men/tops-men/tees-men']]);
  });

  it('finds options in another case, with entities, and booleans in words', () => {
    expect(tee?.attributes).toEqual({
      climate: ['all-weather', '½ season'],
      material: ['aqua® dry fabric'],
      erin_recommends: false,
    });
  });

  it('reads the visibility in words', () => {
    expect([tee?.visibility, productOf('T-S-Red')?.visibility]).toEqual([4, 1]);
  });

  it('opens and closes special prices at midnight in Baghdad, the last day included', () => {
    expect(tee?.prices[1]).toMatchObject({
      kind: 'special',
      amount: 1_600,
      from: '2030-04-30T21:00:00.000Z',
      until: '2030-05-31T21:00:00.000Z',
    });
  });

  it('reports what of a row it does not take', () => {
    expect(warningsOf(/^T /).map(([, code]) => code)).toEqual([
      'unknown-option',
      'unknown-category',
      'bad-picture-path',
    ]);
  });

  it('reports rows it does not take, each with its line and reason', () => {
    expect(
      shop.warnings
        .filter(({ file, isRowTaken }) => file === 'clothes/products.csv' && !isRowTaken)
        .map(({ line, code }) => [line, code]),
    ).toEqual([
      [6, 'store-view-row'],
      [7, 'bad-price'],
      [8, 'bad-quantity'],
      [9, 'bad-visibility'],
      [10, 'row-without-sku'],
      [12, 'unknown-axis'],
    ]);
  });
});

describe('magentoCsv files', () => {
  const header =
    'sku,store_view_code,product_type,name,additional_attributes,price,bundle_values,associated_skus,custom_options,downloadable_links,related_skus';
  const readRows = (...rows: string[]) =>
    collectedFindings(magentoCsv.read([sourceOf('products.csv', [header, ...rows].join('\n'))], {}));

  it('puts the texts of store views with their product', async () => {
    const { records: read } = await readRows(
      'A,,simple,Mug,,5,,,,,',
      'A,ar,simple,كوب,,,,,,,',
      'B,,simple,Cup,,5,,,,,',
      'B,fr,simple,Tasse,,,,,,,',
    );
    expect(read('product').map(({ sku, texts }) => [sku, texts.en?.name, texts.ar?.name])).toEqual([
      ['A', 'Mug', 'كوب'],
      ['B', 'Cup', undefined],
    ]);
  });

  it('reads bundles, groups, custom options and downloads of the export format', async () => {
    const { records: read } = await readRows(
      'S,,bundle,Set,,,"name=Ball,type=radio,required=1,sku=B1,default=1,default_qty=2.0000|name=Ball,type=radio,required=1,sku=B2,default=0",,,,',
      'G,,grouped,Group,,,,"A=2.0000,B",,,',
      'C,,simple,Ring,,9,,,"name=Engraving,type=field,required=1,price=2.50,price_type=fixed,max_characters=20|name=Wrap,type=radio,price=10,price_type=percent,option_title=Gold",,A',
      'D,,downloadable,Song,,1,,,,"group_title=Files,title=Part 1,price=1.5,file=a.mp3,purchased_separately=1",',
    );
    const [set, group, ring, song] = read('product');
    expect(set?.bundle_options).toEqual([
      {
        code: '1',
        type: 'radio',
        is_required: true,
        titles: { en: 'Ball' },
        selections: [
          { sku: 'B1', qty: 2, is_default: true, can_change_quantity: false },
          { sku: 'B2', qty: 1, is_default: false, can_change_quantity: false },
        ],
      },
    ]);
    expect(group?.members).toEqual([
      { sku: 'A', qty: 2 },
      { sku: 'B', qty: 1 },
    ]);
    expect(ring?.custom_options).toEqual([
      {
        code: '1',
        type: 'field',
        is_required: true,
        max_characters: 20,
        titles: { en: 'Engraving' },
        values: [
          {
            code: '',
            titles: {},
            price: { type: 'fixed', amounts: [{ currency: 'USD', amount: 250, is_derived: false }] },
          },
        ],
      },
      {
        code: '2',
        type: 'radio',
        is_required: false,
        max_characters: null,
        titles: { en: 'Wrap' },
        values: [{ code: '1', titles: { en: 'Gold' }, price: { type: 'percent', percent: 100_000 } }],
      },
    ]);
    expect(song?.download).toMatchObject({
      links_purchased_separately: true,
      titles: { en: { links_title: 'Files' } },
      links: [{ titles: { en: 'Part 1' }, file: 'a.mp3', amounts: [{ amount: 150 }] }],
    });
    expect(read('product-links')).toEqual([{ sku: 'C', type: 'related', linked: ['A'] }]);
  });

  it('takes a link once that several files repeat', async () => {
    const links = (...rows: string[]) =>
      ['product_sku,link_item_title,link_item_price,link_item_file', ...rows].join('\n');
    const { records: read } = await collectedFindings(
      magentoCsv.read(
        [
          sourceOf('products.csv', 'category,sku,name,price,links_title\n,D,Song,1,Files'),
          sourceOf('a.csv', links('D,Part 1,1.5,a.mp3', 'D,Part 2,1.5,b.mp3')),
          sourceOf('b.csv', links('D,Part 1,1.5,a.mp3', 'D,Part 1,2.5,a.mp3')),
        ],
        {},
      ),
    );
    expect(
      read('product')[0]?.download?.links.map(({ code, titles, amounts }) => [
        code,
        titles.en,
        amounts[0]?.amount,
      ]),
    ).toEqual([
      ['1', 'Part 1', 150],
      ['2', 'Part 2', 150],
      ['3', 'Part 1', 250],
    ]);
  });

  it('takes an order as often as it stands there, under a number of its own each', async () => {
    const row = 'sara@example.iq,USD,flatrate_flatrate,checkmo,"{""sku"":""A"",""qty"":1}",no';
    const orders = `customer_email,currency,shipping_method,payment,product,refund\n${row}\n${row}\n${row.replace(/no$/, 'yes')}`;
    const readOrders = async () =>
      (await collectedFindings(magentoCsv.read([sourceOf('orders.csv', orders)], {}))).records('past-order');
    const read = await readOrders();
    expect(read.map(({ is_refunded }) => is_refunded)).toEqual([false, false, true]);
    expect(new Set(read.map(({ order_number }) => order_number)).size).toBe(3);
    expect(await readOrders()).toEqual(read);
  });

  it('understands what spreadsheets make of numbers', async () => {
    const { records: read } = await readRows('A,,simple,Mug,,"١٬٢٥٠٫٥",,,,,', 'B,,simple,Cup,,"1,000",,,,,');
    expect(read('product').map(({ prices }) => prices[0]?.amount)).toEqual([125_050, 100_000]);
  });

  it('leaves out a rule of the catalogue, and says what to do instead', async () => {
    const rule =
      'name,description,simple_action,discount_amount,is_active,conditions_serialized,actions_serialized\nPants,,by_percent,20,1,{},{}\n';
    const { records: read, warnings: said } = await collectedFindings(
      magentoCsv.read([sourceOf('rules.csv', rule)], {}),
    );
    expect([read('promotion'), said.map(({ code, line, subject }) => [code, line, subject])]).toEqual([
      [],
      [['catalogue-rule', 2, 'Pants']],
    ]);
  });

  it('leaves out a rule that asks for what it does not know', async () => {
    const rule =
      'name,simple_action,discount_amount,coupon_code,conditions_serialized\nOdd,by_percent,5,,"{""type"":""Magento\\\\Weather""}"\nBroken,by_percent,5,,{\n';
    const { records: read, warnings: said } = await collectedFindings(
      magentoCsv.read([sourceOf('rules.csv', rule)], {}),
    );
    expect([read('promotion'), said.map(({ code, line }) => [code, line])]).toEqual([
      [],
      [
        ['bad-promotion-rule', 2],
        ['bad-promotion-rule', 3],
      ],
    ]);
  });

  it('is the same for the same files', async () => {
    const again = await read();
    expect([again.warnings, again.records('product')]).toEqual([shop.warnings, shop.products]);
  });
});
