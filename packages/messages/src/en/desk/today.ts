import { grouped, pluralEnglish } from '../../plural.ts';

/** Texts of the first page of the desk. */
export const today = {
  title: 'Today',
  greeting: (name: string) => `Hello, ${name}`,
  help: [
    'What waits for somebody. Each number opens its list.',
    'Numbers renew themselves every minute while somebody is at the desk.',
    'Late is what waits longer than it should: call these customers before they call you.',
  ],
  waits: 'To do',
  calm: 'All done. New orders show up here by themselves.',
  send: 'To send',
  late: (count: number) => `${grouped(count)} late`,
  call: 'To call',
  failed: 'Delivery failed',
  held: 'On hold',
  cancel: 'Ask to cancel',
  returns: 'Returns',
  sales: 'Sales today',
  noSales: 'No order yet today.',
  orders: (count: number) => pluralEnglish(count, { one: '1 order', other: `${grouped(count)} orders` }),
  stock: 'Stock',
  low: 'Few left',
  out: 'Sold out',
  health: 'System health',
  disk: 'Disk',
  free: (free: string, total: string) => `${free} of ${total} free`,
  jobs: 'Failed jobs',
  unsent: 'Messages to send',
  notSent: 'Messages not sent',
  inOrder: 'All in order',
};
