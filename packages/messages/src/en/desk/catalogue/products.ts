import { grouped, pluralEnglish } from '../../../plural.ts';

/** Texts of products: stock, prices, what is sold. */
export const products = {
  title: 'Products',
  add: 'New product',
  manyPrices: 'Prices of many',
  pricesOf: (count: number) => `Change prices (${grouped(count)})`,
  editAll: 'Edit all of it',
  help: [
    'Every product and variant, with what it costs and how many there are. What you change here, shoppers see at once.',
    'Type a stock and press Enter: it is set, and you are at the next product. Undo is offered for six seconds.',
    'Where an order took pieces while you counted, nothing is set. Look again, and set it anew.',
    'Open a product for its prices: a currency left empty follows the other by the rate.',
  ],
  parts: { products: 'Products', categories: 'Categories', brands: 'Brands', attributes: 'Attributes' },
  columns: { name: 'Product', sku: 'Number', price: 'Price', stock: 'Stock', enabled: 'Sold' },
  filters: { stock: 'Stock', status: 'Sold' },
  stocks: { low: 'Few left', out: 'None left' },
  states: { enabled: 'Sold', disabled: 'Not sold' },
  low: 'Few left',
  out: 'None left',
  unlimited: 'Not counted',
  ofItsParts: 'Of its parts',
  noPrice: 'No price',
  stockOf: (name: string) => `Stock of ${name}`,
  sells: (name: string) => `Sell ${name}`,
  stockSet: (name: string, qty: number) => `${name}: ${qty} in stock`,
  enabled: (name: string) => `${name} is sold again`,
  disabled: (name: string) => `${name} is no longer sold`,
  keys: { stock: 'Set the stock', enable: 'Sell or stop selling', edit: 'Edit' },
  variantOf: 'Variant of',
  now: 'Costs now',
  regular: 'Regular price',
  special: 'Special price',
  addSpecial: 'Add a special price',
  removeSpecial: 'Remove this special price',
  fromDay: 'From day',
  untilDay: 'Until day',
  byRate: 'Empty: by the rate',
  wrongAmount: 'Write an amount.',
  noAmount: 'Write an amount in one currency; the other follows by the rate.',
  currencies: { IQD: 'In dinars', USD: 'In dollars' },
  savePrices: 'Save prices',
  pricesSet: (name: string) => `Prices of ${name} saved`,
  watchers: 'Alerts',
  waiting: ({ stock, price }: { stock: number; price: number }) =>
    [
      ...(stock === 0
        ? []
        : [pluralEnglish(stock, { one: '1 waits for this', other: `${stock} wait for this` })]),
      ...(price === 0
        ? []
        : [
            pluralEnglish(price, {
              one: '1 waits for a lower price',
              other: `${price} wait for a lower price`,
            }),
          ]),
    ].join(', '),
  movements: 'Last movements of stock',
  reasons: {
    opening: 'First stock',
    import: 'Import',
    order: 'Order',
    cancellation: 'Cancelled',
    delivery: 'Refused at the door',
    expiry: 'Not paid in time',
    return: 'Returned',
    count: 'Counted',
  },
};
