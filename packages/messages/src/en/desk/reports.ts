import { deliveryOutcomes } from '../delivery-outcomes.ts';
import { grouped, pluralEnglish } from '../../plural.ts';

/** Texts of reports, of their files as well. */
export const reports = {
  title: 'Reports',
  parts: { sales: 'Sales', margin: 'Margin', refusals: 'Refusals', stock: 'Stock' },
  helpSales: [
    'What was ordered in a period and not called off, by Baghdad’s days. Returned pieces are no longer in it.',
    'Days and districts count what is charged, delivery included; products count what they cost without it.',
  ],
  helpMargin: [
    'What products brought in a period, after discounts, without delivery and tax, less what they cost you.',
    'Costs are those written down now, also for orders of before; one in another currency counts at today’s rate.',
    'Shoppers never see a cost.',
  ],
  helpRefusals: [
    'Packages that were brought to a door: how many were refused, wholly or in part, and how often nobody was there.',
    'A package of several products counts for each of them.',
  ],
  helpStock: [
    'Counted products at their regular price.',
    'What nobody bought for a while ties up money: lower its price or show it more.',
  ],
  period: 'Period',
  periods: {
    today: 'Today',
    week: '7 days',
    month: '30 days',
    quarter: '90 days',
    year: '365 days',
    own: 'Other days',
  },
  from: 'From day',
  until: 'Until day, included',
  wrongPeriod: 'Choose from 1 to 1,096 days, the first before the last.',
  currency: 'Currency',
  by: 'By',
  salesBy: { day: 'By day', product: 'By product', district: 'By district' },
  refusalsBy: { attempts: 'By attempts', product: 'By product', district: 'By district' },
  stockKinds: { value: 'Value', low: 'Nearly gone', still: 'Not moving' },
  daysStill: 'Days without a sale',
  columns: {
    by: { day: 'Day', product: 'Product', district: 'District', attempts: 'Attempts' },
    place: 'Governorate',
    sku: 'SKU',
    orders: 'Orders',
    pieces: 'Pieces',
    amount: 'Amount',
    brought: 'Brought',
    cost: 'Cost',
    margin: 'Margin',
    marginShare: 'Margin, %',
    deliveries: 'Brought',
    refused: 'Refused',
    missed: deliveryOutcomes.fail,
    share: 'Refused, %',
    qty: 'In stock',
    price: 'Price',
    value: 'Value',
    lastSold: 'Last sold',
  },
  attempts: (count: number) =>
    pluralEnglish(count, { one: 'Brought once', other: `Brought ${grouped(count)} times` }),
  never: 'Never',
  elsewhere: 'No district',
  saidSales: (amount: string, orders: number, pieces: string) =>
    pluralEnglish(orders, {
      one: `1 order, ${pieces} pieces: ${amount}.`,
      other: `${grouped(orders)} orders, ${pieces} pieces: ${amount}.`,
    }),
  saidBest: (name: string, amount: string) => `Best day: ${name}, ${amount}.`,
  saidFirst: (name: string, amount: string) => `Top: ${name}, ${amount}.`,
  saidMargin: (margin: string, amount: string) => `Margin ${margin} of ${amount}.`,
  saidWithout: (rows: number, amount: string) =>
    pluralEnglish(rows, {
      one: `1 product has no cost yet and is left out: ${amount}.`,
      other: `${grouped(rows)} products have no cost yet and are left out: ${amount}.`,
    }),
  noCost: 'Not known',
  writeCosts: 'Write down costs',
  saidRefusals: (refused: string, deliveries: string, share: string) =>
    `${refused} of ${deliveries} packages were refused: ${share}.`,
  saidStock: (rows: string, pieces: string, value: string) => `${rows} products, ${pieces} pieces: ${value}.`,
  nothing: 'Nothing in this period',
  nothingText: 'Choose other days.',
  nothingInStock: 'No product fits',
  nothingInStockText: 'That’s good news for “nearly gone” and “not moving”.',
  cut: (shown: string, all: string) => `The first ${shown} of ${all} rows; sums are of all.`,
  csv: 'CSV',
  xlsx: 'Excel',
  chart: (title: string) => `Chart: ${title}. The table below says the same.`,
  table: 'Table',
};
