import { grouped, pluralEnglish } from '../../plural.ts';

const values = (count: number): string =>
  pluralEnglish(count, { one: '1 value', other: `${grouped(count)} values` });

/** Texts of attributes and of one of them. */
export const attributes = {
  title: 'Attributes',
  help: [
    'What products are told apart by: color, size, material. New ones come by import.',
    'What you change here, shoppers see within a second: names, values, their order, and what listings are narrowed by.',
    'A value that products have stays. Give them another value first.',
  ],
  find: 'Find an attribute',
  nothing: 'No attribute is called so.',
  count: values,
  inputs: {
    select: 'One of its values',
    multiselect: 'Several of its values',
    boolean: 'Yes or no',
    text: 'Text',
    price: 'Amount',
    date: 'Day',
  } as Record<string, string>,
  filters: 'Narrows listings',
  onPage: 'On the product’s page',
  names: 'Name',
  name: 'Name',
  use: 'What it is for',
  isFilterable: 'Narrows listings',
  isFilterableHint: 'Shoppers choose among its values in listings and searches.',
  isComparable: 'Compared',
  isComparableHint: 'Stands in comparisons of products.',
  isOnPage: 'On the product’s page',
  isOnPageHint: 'Stands among the facts of a product.',
  values: 'Values',
  valuesAreBrands: 'Its values are the brands, which have screens of their own.',
  toBrands: 'To the brands',
  addValue: 'Add a value',
  valueIn: (number: number, language: string) => `Value ${number} · ${language}`,
  valueUp: (number: number) => `Move value ${number} up`,
  valueDown: (number: number) => `Move value ${number} down`,
  removeValue: (number: number) => `Remove value ${number}`,
  swatch: (number: number) => `Color of value ${number}`,
  hasSwatch: (number: number) => `Value ${number} has a color`,
  nameless: 'Each value needs a name in a language.',
  saved: (name: string) => `${name} saved`,
  changes: {
    changedTitle: 'A colleague saved this attribute while you were writing',
    changedText:
      'This is what they changed. What you had not touched is taken over. Look at it, then save again.',
    changedNothing: 'You both wrote the same. Save again.',
    taken: 'taken over',
    takeTheirs: 'Take theirs instead of mine',
    yes: 'yes',
    no: 'no',
    nothing: 'None',
  },
};
