import type { CartLineView, CartTotalsView, PayableView } from '@dijla/device/cart-view/cart-view';
import type { CardView } from '../../view-models/cards/card-view.ts';
import type { BuyableView, OptionView } from '../../view-models/product/product-view.ts';
import type { Words } from './specimen.tsx';

const inDinars: PayableView = {
  minor: 176_000,
  currency: {
    code: 'IQD',
    scale: 0,
    symbol: 'IQD',
    sign_placement: 'append',
    decimal_separator: '.',
    thousands_separator: ',',
  },
  is_renewed: true,
};

/** Turns an amount in dinars into minor units of the panel's store. */
type Minor = (dinars: number) => number;

const sampleCard = (words: Words, minor: Minor, part: Partial<CardView>): CardView => ({
  sku: 'SAMPLE',
  name: words('Steel kettle, 1.7 liters', 'غلاية ستيل، 1.7 لتر'),
  lang: null,
  urlPath: 'sample',
  picture: { path: '/d/kettle-steel.5439968309.webp', tone: null },
  price: { final: minor(38_000), regular: null, isFrom: false },
  isOutOfStock: false,
  onlyLeft: null,
  colours: [],
  rating: null,
  delivery: '',
  buying: 'add',
  ...part,
});

const sampleCards = (words: Words, minor: Minor): readonly CardView[] => {
  const card = (part: Partial<CardView>) => sampleCard(words, minor, part);
  return [
    card({ sku: 'PLAIN', rating: { tenths: 46, count: 128 } }),
    card({
      sku: 'SPECIAL',
      buying: 'choose',
      name: words(
        'Running shoes with a very long name that takes more than the two lines a card has room for',
        'حذاء رياضي للجري باسم طويل جداً لا تتسع له السطران المخصصان للاسم في البطاقة',
      ),
      price: { final: minor(85_000), regular: minor(100_000), isFrom: false },
      colours: ['#1f4e79', '#8b1a1a', '#d9c7a3', '#222226', '#557a46', '#f6f4ef'],
      picture: { path: '/d/heel~cdb68f.80190a255d.webp', tone: '#cdb68f' },
    }),
    card({
      sku: 'FROM',
      buying: 'choose',
      name: words('Cotton long-sleeve tee', 'تيشيرت قطني بكمّ طويل'),
      price: { final: minor(22_000), regular: null, isFrom: true },
      colours: ['#8b8d92', '#1f4e79'],
      onlyLeft: 2,
      picture: { path: '/d/long-tee~8b8d92.3c84a083e2.webp', tone: '#8b8d92' },
    }),
    card({
      sku: 'GONE',
      isOutOfStock: true,
      name: words('Wireless headphones', 'سماعات لاسلكية'),
      picture: { path: '/d/headphones~3f6ea8.50af229fce.webp', tone: '#3f6ea8' },
    }),
    card({
      sku: 'BARE',
      name: 'Samsung Galaxy S24',
      lang: words('', 'en') || null,
      picture: null,
      price: null,
      buying: 'look',
    }),
  ];
};

const sampleLines = (words: Words, minor: Minor): readonly CartLineView[] => {
  const line = (part: Partial<CartLineView>): CartLineView => ({
    line_key: 'sample',
    sku: 'SAMPLE',
    parent_sku: 'SAMPLE',
    name: words('Steel kettle, 1.7 liters', 'غلاية ستيل، 1.7 لتر'),
    image: '/d/kettle-steel.5439968309.webp',
    url_path: 'sample',
    options: [],
    qty: 1,
    unit_price: minor(38_000),
    row_total: minor(38_000),
    pending: false,
    error: null,
    is_in_stock: true,
    salable_qty: null,
    ...part,
  });
  return [
    line({ line_key: 'plain' }),
    line({
      line_key: 'few',
      name: words('Cotton long-sleeve tee', 'تيشيرت قطني بكمّ طويل'),
      image: '/d/long-tee~8b8d92.3c84a083e2.webp',
      qty: 5,
      salable_qty: 2,
      unit_price: minor(22_000),
      row_total: minor(110_000),
      options: [
        { label: words('Color', 'اللون'), value: words('Gray', 'رمادي') },
        { label: words('Size', 'القياس'), value: 'XL' },
      ],
    }),
    line({
      line_key: 'gone',
      name: words('Wireless headphones', 'سماعات لاسلكية'),
      image: null,
      is_in_stock: false,
    }),
  ];
};

const sampleTotals = (minor: Minor): CartTotalsView => ({
  segments: [
    { code: 'subtotal', title: '', data: {}, minor: minor(186_000) },
    { code: 'discount', title: '', data: {}, minor: -minor(15_000) },
    { code: 'shipping', title: '', data: {}, minor: minor(5_000) },
    { code: 'grand_total', title: '', data: {}, minor: minor(176_000) },
  ],
  grand_total: minor(176_000),
  payable: minor(176_000) === inDinars.minor ? null : inDinars,
  estimated: true,
  context_version: 'sample',
});

const sampleOptions = (words: Words): readonly OptionView[] => {
  const option: OptionView = {
    attributeId: '93',
    code: 'color',
    label: words('Color', 'اللون'),
    values: [
      { id: 1, label: words('Blue', 'أزرق'), hex: '#1f4e79', picture: null },
      { id: 2, label: words('Red', 'أحمر'), hex: '#8b1a1a', picture: null },
      { id: 3, label: words('Sand', 'رملي'), hex: '#d9c7a3', picture: null },
    ],
  };
  const size: OptionView = {
    attributeId: '94',
    code: 'size',
    label: words('Size', 'القياس'),
    values: ['S', 'M', 'L'].map((label, index) => ({ id: 10 + index, label, hex: null, picture: null })),
  };
  return [option, size];
};

const buyable = (color: number, of: number): BuyableView => ({
  id: color * 100 + of,
  sku: `SAMPLE-${color}-${of}`,
  values: { color, size: of },
  price: null,
  stock: { state: 'in-stock', left: null },
  image: null,
  taxClassId: 0,
  prices: [],
});

/** Sample data. Amounts are in the minor units of the panel's store: dinars in Arabic, cents in English. */
export const shopSamples = (words: Words, minor: Minor) => ({
  cards: sampleCards(words, minor),
  lines: sampleLines(words, minor),
  totals: sampleTotals(minor),
  options: sampleOptions(words),
  buyables: [buyable(1, 10), buyable(1, 11), buyable(2, 11), buyable(3, 12)],
});
