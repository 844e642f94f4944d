import { grouped, pluralEnglish } from '../../../plural.ts';

const lines = (count: number): string =>
  pluralEnglish(count, { one: '1 line', other: `${grouped(count)} lines` });

/** Texts of prices of many products at once. */
export const priceList = {
  title: 'Prices of many products',
  help: [
    'Copy rows of a table and paste them: number of the product, price, special price, pieces. The last two may be left out.',
    'Preview says what each line changes, and what is wrong with a line. Nothing is saved before you press Save.',
    'All lines are saved at once, or none. Shoppers see the prices within seconds, and you can take them back.',
  ],
  paste: 'Lines',
  currency: 'Amounts are',
  followed: 'The other currency follows by the rate',
  lines: 'Number, price, special price, pieces',
  linesHint:
    'One product a line, columns divided by tabs or semicolons, at most 1,000 lines. Empty leaves as it is; - as the special price takes special prices away.',
  percent: 'Raise all prices by percent, or lower them with a minus',
  wrongPercent: 'Write a whole number such as 10 or -15.',
  raise: 'Work out',
  preview: 'Preview',
  changes: 'What changes',
  counted: ({ good, faulty }: { good: number; faulty: number }) =>
    faulty === 0
      ? `${lines(good)} can be saved.`
      : `${lines(good)} can be saved. ${lines(faulty)} with an error: left out.`,
  save: (count: number) => `Save ${lines(count)}`,
  saved: (count: number) => `${lines(count)} saved. Shoppers see them within seconds.`,
  undo: 'Make it as it was',
  more: (count: number) => `and ${lines(count)} more`,
  byRate: 'by the rate',
  noSpecial: 'none',
  columns: { line: 'Line', product: 'Product', price: 'Price', special: 'Special price', qty: 'Pieces' },
  faults: {
    columns: 'A line is a number, then price, special price or pieces, divided by tabs.',
    price: 'The price is no amount of this currency.',
    special: 'The special price is no amount of this currency.',
    qty: 'The pieces are no whole number.',
    repeated: 'This product stands above already.',
    'too-many': 'At most 1,000 lines are saved at once.',
    unknown: 'No product has this number.',
    composed: 'Its price and pieces are those of its parts.',
    codes: 'Its pieces are codes, which are added under digital cards.',
    'special-not-below': 'A special price has to be below the regular one.',
    'not-permitted': 'Your role may not count pieces.',
    changed: 'It changed meanwhile. Preview again.',
  },
};
