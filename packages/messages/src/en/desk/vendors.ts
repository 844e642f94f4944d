import { pluralEnglish } from '../../plural.ts';

/** Texts of the seller program at the desk. */
export const vendors = {
  title: 'Sellers',
  help: [
    'Sellers leave their products with the shop, which stores, sells and delivers them. A product is a seller’s when its attribute “vendor” says so.',
    'A seller earns what delivered and kept pieces cost, less the shop’s commission and storage.',
  ],
  columns: { name: 'Seller', goods: 'Goods', rate: 'Commission', balance: 'Balance' },
  noTerms: 'No terms',
  none: 'No sellers yet. Name one as the attribute “vendor” of a product.',
  back: 'All sellers',
  terms: 'Terms',
  termsHint:
    'They hold for orders placed from now on. Older orders keep the terms they were placed with; lines that had none take these.',
  waiting: (count: number) =>
    pluralEnglish(count, {
      one: '1 delivered line earns nothing until you set terms.',
      other: `${count} delivered lines earn nothing until you set terms.`,
    }),
  missing: 'This seller earns nothing until terms are set.',
  rate: 'Shop’s commission, in percent',
  rateHint: 'Of what products cost after discounts, without delivery and tax.',
  wrongRate: 'Enter a percentage from 0 to 100, with two decimals at most.',
  fee: 'Storage of one piece',
  feeHint: 'Charged once a piece is delivered, also if it comes back.',
  feeUnit: 'Currency of storage',
  save: 'Save',
  saved: 'Saved',
  balance: 'Balance',
  nothingOwed: 'Nothing is owed.',
  pay: 'Pay out',
  payTo: (name: string) => `Pay ${name}`,
  payHelp: 'Transfer the money first, then note it here with the reference of the transfer.',
  amountIn: (currency: string) => `Amount in ${currency}`,
  currency: 'Currency',
  wrongAmount: 'Enter an amount like 25000',
  reference: 'Reference of the transfer',
  paid: 'Payout noted',
  statement: 'Statement',
  file: 'Download as CSV',
  kinds: { earning: 'Sale', payout: 'Payout' },
  returned: 'Taken back',
  entries: { at: 'When', what: 'What', amount: 'Amount', balance: 'Balance' },
  order: (number: string) => `Order ${number}`,
  nothingYet: 'Nothing was sold or paid out yet.',
};
