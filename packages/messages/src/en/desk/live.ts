import { grouped, pluralEnglish } from '../../plural.ts';

/** Texts of orders that come while the desk is open, and of being told of them elsewhere. */
export const live = {
  newOrders: (count: number) =>
    pluralEnglish(count, { one: '1 new order', other: `${grouped(count)} new orders` }),
  noticeTitle: 'New-order alerts',
  noticeHelp:
    'A message for each order, sent once. It names the order, its amount and the governorate, and no person.',
  orders: 'Which orders',
  kinds: { none: 'None', each: 'Each order', large: 'Large orders' },
  fromAmount: 'Large is from, in dinars',
  channel: 'How',
  channels: { email: 'By email', sms: 'By SMS' },
  telephone: 'Mobile number',
  telephoneHint: 'The SMS are sent at the shop’s cost.',
  wrongAmount: 'Enter an amount in whole dinars.',
  saved: 'Saved',
};
