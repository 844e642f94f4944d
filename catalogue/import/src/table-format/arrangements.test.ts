import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { describe, expect, it } from 'vitest';
import { collectedFindings } from '../record/collected-findings.ts';
import { jsonDump } from '../json-format/json-dump.ts';
import { sourceOf } from '../source/source-of.ts';
import { table } from './table.ts';

const shirtPrices = ['USD 2000', 'IQD 26000'];
const pricesOf = ({ prices }: ProductInput) =>
  prices
    .map(({ currency, amount }) => `${currency} ${amount}`)
    .toSorted()
    .toReversed();
const familyOf = (products: readonly ProductInput[]) => {
  const whole = products.find(({ type }) => type === 'configurable');
  const variants = products.filter(({ sku }) => whole?.variants.includes(sku));
  return {
    whole: whole && {
      sku: whole.sku,
      axes: whole.axes,
      prices: pricesOf(whole),
      categories: whole.categories.map(({ url_path }) => url_path),
    },
    variants: variants.map((each) => [
      each.sku,
      each.texts.en?.name,
      Object.values(each.attributes).join(' '),
      ...pricesOf(each),
      each.stock.qty,
    ]),
    others: products
      .filter((each) => each !== whole && !variants.includes(each))
      .map(({ sku, type }) => [sku, type]),
  };
};

const shirt = {
  whole: { sku: 'P1', axes: ['color', 'size'], prices: shirtPrices, categories: ['men/shirts'] },
  variants: [
    ['P1-R-S', 'Linen Shirt - Red / S', 'red s', 'USD 2000', 'IQD 26000', 5],
    ['P1-B-M', 'Linen Shirt - Blue / M', 'blue m', 'USD 2250', 'IQD 29500', 7],
  ],
  others: [['P2', 'simple']],
};

const csv: [string, string[], string?][] = [
  [
    'rows of a kind that name their parent',
    [
      'row_type;product_code;parent;title_en;title_ar;description_en;price_usd;price_iqd;option_color;option_size;stock;category;image',
      'product;P1;;Linen Shirt;قميص كتان;Cool;;;;;;Men > Shirts;p1.jpg',
      'variant;P1-R-S;P1;;;;20.00;26,000;Red;S;5;;',
      'variant;P1-B-M;P1;;;;22.50;٢٩٬٥٠٠;Blue;M;7;;',
      'product;P2;;Mug;كوب;;5.00;6,500;;;12;Home > Kitchen;p2.jpg',
    ],
  ],
  [
    'variants before their parent',
    [
      'sku,master_sku,name,Price (USD),Price (IQD),Option: Color,Option: Size,qty,category',
      'P1-R-S,P1,,20.00,26000,Red,S,5,',
      'P1-B-M,P1,,22.50,29500,Blue,M,7,',
      'P1,,Linen Shirt,,,,,,Men > Shirts',
      'P2,,Mug,5,6500,,,12,Kitchen',
    ],
  ],
  [
    'variants below their product without a name',
    [
      'sku,name,USD price,IQD price,attribute:color,attribute:size,qty,category',
      'P1,Linen Shirt,,,,,,Men > Shirts',
      'P1-R-S,,20.00,26000,Red,S,5,',
      'P1-B-M,,22.50,29500,Blue,M,7,',
      'P2,Mug,5,6500,,,12,Kitchen',
    ],
  ],
  [
    'variants of one handle below a product row with a sku of its own',
    [
      'type,handle,sku,name,price_usd,price_iqd,variation_color,variation_size,qty,category',
      'configurable,shirt,P1,Linen Shirt,,,,,,Men > Shirts',
      'child,shirt,P1-R-S,,20.00,26000,Red,S,5,',
      'child,shirt,P1-B-M,,22.50,29500,Blue,M,7,',
      'simple,mug,P2,Mug,5,6500,,,12,Kitchen',
    ],
  ],
  [
    'a row for each currency of a sku',
    [
      'sku,parent_id,id,name,price,currency,color,size,stock,category',
      'P1,,1,Linen Shirt,,,,,,Men > Shirts',
      'P1-R-S,1,2,,20.00,USD,Red,S,5,',
      'P1-R-S,1,2,,26000,IQD,Red,S,5,',
      'P1-B-M,1,3,,22.50,USD,Blue,M,7,',
      'P1-B-M,1,3,,29500,IQD,Blue,M,7,',
      'P2,,4,Mug,5,USD,,,12,Kitchen',
      'P2,,4,Mug,6500,IQD,,,12,Kitchen',
    ],
  ],
  [
    'Arabic columns and kinds',
    [
      'نوع الصف,رمز المنتج,المنتج الأب,Name EN,الاسم,السعر بالدولار,السعر بالدينار,اللون,القياس,الكمية,القسم',
      'منتج,P1,,Linen Shirt,قميص,,,,,,Men > Shirts',
      'متغير,P1-R-S,P1,,,20.00,٢٦٬٠٠٠,Red,S,٥,',
      'متغير,P1-B-M,P1,,,22.50,٢٩٬٥٠٠,Blue,M,٧,',
      'منتج,P2,,Mug,كوب,5,6500,,,12,Kitchen',
    ],
  ],
  [
    'a group whose parent is not there',
    [
      'sku,parent_sku,name,price_usd,price_iqd,color,size,stock,category',
      'P1-R-S,P1,Linen Shirt - Red / S,20.00,26000,Red,S,5,Men > Shirts',
      'P2,,Mug,5,6500,,,12,Kitchen',
      'P1-B-M,P1,Linen Shirt - Blue / M,22.50,29500,Blue,M,7,Men > Shirts',
    ],
  ],
  [
    'Google’s feed',
    [
      'g:id\tg:title\tg:price\tg:availability\tg:item_group_id\tg:color\tg:size\tg:product_type\tquantity\tprice_iqd',
      'P1-R-S\tLinen Shirt - Red / S\t20.00 USD\tin stock\tP1\tRed\tS\tMen > Shirts\t5\t26000',
      'P2\tMug\t5.00 USD\tin stock\t\t\t\tKitchen\t12\t6500',
      'P1-B-M\tLinen Shirt - Blue / M\t22.50 USD\tin stock\tP1\tBlue\tM\tMen > Shirts\t7\t29500',
    ],
  ],
  [
    'Wix’s export',
    [
      'handleId,fieldType,name,description,productImageUrl,collection,sku,price_usd,price_iqd,visible,inventory,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2',
      'p1,Product,Linen Shirt,Cool,a.jpg,Men > Shirts,P1,20,26000,true,,Color,COLOR,Red;Blue,Size,DROP_DOWN,S;M',
      'p1,Variant,,,,,P1-R-S,20,26000,,5,,,Red,,,S',
      'p1,Variant,,,,,P1-B-M,22.50,29500,,7,,,Blue,,,M',
      'p2,Product,Mug,,b.jpg,Home,P2,5,6500,true,12,,,,,,',
    ],
  ],
  [
    'Square’s export',
    [
      'Token,Item Name,Variation Name,SKU,Category,Price,Price IQD,Current Quantity Baghdad,Option Name 1,Option Value 1,Option Name 2,Option Value 2',
      'A,Linen Shirt,"Red, S",P1-R-S,Men > Shirts,20.00,26000,5,Color,Red,Size,S',
      'B,Linen Shirt,"Blue, M",P1-B-M,Men > Shirts,22.50,29500,7,Color,Blue,Size,M',
      'C,Mug,Regular,P2,Home,5.00,6500,12,,,,',
    ],
    'linen-shirt',
  ],
  [
    'Salla’s export',
    [
      'النوع,أسم المنتج,Name EN,تصنيف المنتج,رمز المنتج sku,السعر بالدولار,السعر بالدينار,الكمية المتوفرة,[1] الاسم,[1] القيمة,[2] الاسم,[2] القيمة',
      'منتج,قميص,Linen Shirt,Men > Shirts,P1,,,,اللون,,المقاس,',
      'خيار,,,,P1-R-S,20,26000,5,اللون,Red,المقاس,S',
      'خيار,,,,P1-B-M,22.5,29500,7,اللون,Blue,المقاس,M',
      'منتج,كوب,Mug,Home,P2,5,6500,12,,,,',
    ],
  ],
  [
    'rows of a group that are not below each other',
    [
      'group_id,sku,name,price_usd,price_iqd,colour,size,stock,category',
      'P1,P1-R-S,Linen Shirt,20,26000,Red,S,5,Men > Shirts',
      'P2,P2,Mug,5,6500,,,12,Home',
      'P1,P1-B-M,Linen Shirt,22.50,29500,Blue,M,7,Men > Shirts',
    ],
  ],
];

const variantsIn = (
  options: (color: string, size: string) => object,
  price: (usd: number, iqd: number) => object,
) => [
  { sku: 'P1-R-S', stock: 5, ...options('Red', 'S'), ...price(20, 26_000) },
  { sku: 'P1-B-M', stock: 7, ...options('Blue', 'M'), ...price(22.5, 29_500) },
];
const pairs = (color: string, size: string) => ({
  options: [
    { name: 'Color', value: color },
    { name: 'Size', value: size },
  ],
});
const object = (color: string, size: string) => ({ attributes: { color, size } });
const byCode = (USD: number, IQD: number) => ({ price: { USD, IQD } });
const listed = (usd: number, iqd: number) => ({
  prices: [
    { currency: 'USD', amount: usd },
    { currency: 'IQD', amount: iqd },
  ],
});
const mug = { sku: 'P2', name: 'Mug', price: { USD: 5, IQD: 6500 }, stock: 12 };

const json: [string, unknown][] = [
  [
    'variants with pairs in a list of products',
    {
      products: [
        {
          sku: 'P1',
          name: 'Linen Shirt',
          categories: [{ name: 'Shirts', parent: 'Men' }],
          images: [{ src: 'p1.jpg' }],
          variants: variantsIn(pairs, byCode),
        },
        mug,
      ],
    },
  ],
  [
    'amounts in lists, categories by number',
    {
      data: {
        categories: [
          { id: 1, name: 'Men' },
          { id: 2, name: 'Shirts', parent_id: 1 },
        ],
        items: [
          { sku: 'P1', title: 'Linen Shirt', category_ids: [2], skus: variantsIn(object, listed) },
          { ...mug, price: undefined, ...listed(5, 6500) },
        ],
      },
    },
  ],
  [
    'objects by sku, children with a shared list of options',
    {
      P1: {
        name: 'Linen Shirt',
        categories: ['Men > Shirts'],
        options: [
          { name: 'Color', values: ['Red', 'Blue'] },
          { name: 'Size', values: ['S', 'M'] },
        ],
        children: variantsIn((option1, option2) => ({ option1, option2 }), byCode),
      },
      P2: { name: 'Mug', price: { USD: 5, IQD: 6500 }, stock: 12 },
    },
  ],
  [
    'a plain list of rows that name their parent',
    [
      { sku: 'P1', name: 'Linen Shirt', category: 'Men > Shirts' },
      ...variantsIn((color, size) => ({ color, size, parent: 'P1' }), byCode),
      mug,
    ],
  ],
];

describe('table with goods in any arrangement', () => {
  it.each(csv)('reads %s', async (_, lines, sku = 'P1') => {
    const { records } = await collectedFindings(table.read([sourceOf('export.csv', lines.join('\n'))], {}));
    expect(familyOf(records('product'))).toEqual({ ...shirt, whole: { ...shirt.whole, sku } });
  });
});

describe('table with prices that name no currency', () => {
  it.each([
    ['20.00', 'USD'],
    ['12.00', 'USD'],
    ['26000.00', 'IQD'],
    ['26,000', 'IQD'],
  ])('counts %s in %s', async (price, currency) => {
    const { records } = await collectedFindings(
      table.read([sourceOf('export.csv', `sku;name;price\nA;Cup;${price}`)], {}),
    );
    expect(records('product').flatMap(({ prices }) => prices.map((each) => each.currency))).toEqual([
      currency,
    ]);
  });
});

describe('jsonDump with goods in any arrangement', () => {
  it.each(json)('reads %s', async (_, dump) => {
    const { records } = await collectedFindings(
      jsonDump.read([sourceOf('dump.json', JSON.stringify(dump))], {}),
    );
    expect(familyOf(records('product'))).toEqual(shirt);
  });
});
