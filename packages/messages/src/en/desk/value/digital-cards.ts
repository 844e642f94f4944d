import { grouped, pluralEnglish } from '../../../plural.ts';

const codes = (count: number): string =>
  pluralEnglish(count, { one: '1 code', other: `${grouped(count)} codes` });

/** Texts of digital cards at the desk. */
export const digitalCards = {
  title: 'Digital cards',
  help: [
    'A virtual product that you add codes to is sold as codes: what is left of them is its stock.',
    'Each piece gets its own code once it’s paid for, or once it’s delivered when it’s paid at the door. Buyers are told, and see the code in their account or behind their own link.',
    'Nobody reads codes here, not even the owner.',
  ],
  columns: {
    product: 'Product',
    sku: 'Product code',
    left: 'Left to sell',
    awaited: 'Waiting for a code',
    issued: 'Issued',
    revealed: 'Seen',
  },
  low: 'Low',
  free: 'In the pool',
  add: 'Add codes',
  skuHint: 'Of a virtual product, one that nothing is delivered of.',
  codes: 'Codes',
  codesHint: 'One a line, with a PIN after a comma. Up to 5,000 at a time.',
  file: 'Or from a CSV file',
  added: (count: number) => `${codes(count)} added.`,
  duplicates: (count: number) => `${codes(count)} left out: the shop already has them.`,
  unread: (lines: string) => `Lines that are no code: ${lines}.`,
  cards: 'Cards',
  states: {
    free: 'In the pool',
    issued: 'Issued',
    revealed: 'Seen',
    void: 'Void',
    withdrawn: 'Withdrawn',
  },
  withdraw: 'Withdraw',
  withdrawn: 'The code is withdrawn',
  reason: 'Reason',
  latest: 'Latest',
  older: 'Older',
  warnBelow: 'Warn below',
  saveWarning: 'Save warning',
  warningSaved: 'Warning saved',
  note: 'How to redeem it',
  noteHint: 'Shown with the code, in plain words. Empty: nothing.',
  saveNote: 'Save note',
  noteSaved: 'Note saved',
  noNumber: 'Enter a whole number.',
};
