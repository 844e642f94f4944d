import { grouped, pluralEnglish } from '../../../plural.ts';

/** Texts of the matrix of a product's variants. */
export const variants = {
  title: (name: string) => `Variants of ${name}`,
  help: [
    'Choose what the variants differ by, then which options there are. Each combination is a row with a number, a price and pieces of its own.',
    'A product that had none becomes one that shoppers choose from.',
    'A variant that you leave out goes off sale, and stays in the orders that have it.',
  ],
  back: 'Back to the product',
  mayNot: 'Only a simple product, or one that has variants already, can have variants.',
  axes: 'What they differ by',
  axesHint: 'Properties, at most three',
  optionsOf: (axis: string) => `Options of ${axis}`,
  matrix: 'Variants',
  none: 'Choose at least one option of each.',
  tooMany: 'That makes more than 200 variants. Choose fewer options.',
  count: (count: number) => pluralEnglish(count, { one: '1 variant', other: `${grouped(count)} variants` }),
  columns: {
    options: 'Variant',
    sku: 'Number',
    price: 'Price',
    qty: 'Pieces',
    enabled: 'Sold',
    remove: 'Leave out',
  },
  skuOf: (variant: string) => `Number of ${variant}`,
  priceOf: (variant: string, currency: string) => `Price of ${variant}, ${currency}`,
  qtyOf: (variant: string) => `Pieces of ${variant}`,
  sells: (variant: string) => `Sell ${variant}`,
  remove: (variant: string) => `Leave out ${variant}`,
  priceHint:
    'Empty: as it is now; of a new variant, what the product costs. One currency follows the other by the rate.',
  ownQty: (count: number) =>
    `Each variant has its own stock. ${pluralEnglish(count, {
      one: 'The one piece of this product isn’t',
      other: `The ${grouped(count)} pieces of this product aren’t`,
    })} shared out: type how many pieces each variant has. At 0 everywhere, it’s sold out.`,
  notAmong: (typed: string, attribute: string) => `‘${typed}’ isn’t among the values of ${attribute}.`,
  addOption: (attribute: string) => `Add it to ${attribute}, then load this page again`,
  askForOption: 'Whoever arranges the catalogue can add it to the attribute.',
  fillPrices: 'Give all the price of the first',
  save: 'Save variants',
  saved: (name: string) => `Variants of ${name} saved`,
  wrong: 'Some fields are not right yet. They are marked.',
  changed: 'A colleague or an order changed these variants meanwhile. Nothing of yours is saved yet.',
  reload: 'Show what it is now',
};
