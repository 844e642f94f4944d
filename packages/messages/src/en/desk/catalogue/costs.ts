import { grouped, pluralEnglish } from '../../../plural.ts';

/** Texts of what products cost the shop. */
export const costs = {
  title: 'What products cost you',
  cost: 'Cost',
  unknown: 'not known',
  change: 'Change cost',
  currency: 'Currency',
  lines: 'Products and costs',
  linesHint:
    'One line for each: number of the product, a tab or a comma, and what one piece costs. Paste from a spreadsheet, up to 1,000 lines. A line without a cost is left out; - takes it away.',
  saved: (count: number) =>
    pluralEnglish(count, { one: '1 cost changed', other: `${grouped(count)} costs changed` }),
  faults: {
    columns: (line: number) => `Line ${line}: write a number of a product and its cost.`,
    cost: (line: number) => `Line ${line}: the cost is no amount of this currency.`,
    repeated: (line: number) => `Line ${line}: this product stands above already.`,
    'too-many': () => 'Write 1,000 costs at most at a time.',
    none: 'No line has a cost yet.',
  },
};
