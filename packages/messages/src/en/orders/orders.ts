import { pluralEnglish } from '../../plural.ts';
import { months, nearDay } from '../day-names.ts';

type Day = { weekday: number; day: number; month: number; year: number };

/** Texts of lists of orders. */
export const orders = {
  order: (number: string) => `Order ${number}`,
  itemCount: (count: number) => pluralEnglish(count, { one: `${count} item`, other: `${count} items` }),
  moreItems: (count: number) => `${count} more`,
  placedAt: 'Placed',
  status: 'Status',
  total: 'Total',
  loadMore: 'Show more orders',
  loadingMore: 'Loading your orders',
  shownOf: (shown: number, total: number) => `${shown} of ${total} orders`,
  allOrders: 'All orders',
  current: 'Your current order',
  recent: 'Recent orders',
  viewOrder: 'View order',
  emptyTitle: 'No orders yet',
  emptyText: 'When you place your first order, you’ll follow it here, all the way to your door.',
  startShopping: 'Start shopping',
  notLoaded: 'We can’t load your orders right now. Check your connection and try again.',
  fromDevice: 'We can’t reach the shop right now. This is how things were when you last looked.',
  tryAgain: 'Try again',
  waitingTitle: 'Saved on this device, not sent yet',
  waitingText: 'We’ll send it automatically as soon as we can reach the shop.',
  waitingForLogin: 'We’ll send it as soon as you log in again.',
  waitingForHelp: 'It hasn’t gone through yet. Open it to decide what to do.',
  waitingAsks: 'We’ll send it when you say so.',
  sendWaiting: 'Send now',
  cancelWaiting: 'Cancel order',
  waitingCancelled: 'The order was canceled. Its items are back in your cart.',
  waitingNotCancelled: 'The order was sent and can no longer be canceled here.',
  day: ({ weekday, day, month, year }: Day, how: 'today' | 'yesterday' | 'this-year' | 'other') =>
    ({
      today: 'today',
      yesterday: 'yesterday',
      'this-year': nearDay({ weekday, date: day, month }),
      other: `${day} ${months[month - 1]} ${year}`,
    })[how],
  /** What a pending order waits for, as its buyer understands it. */
  stages: {
    unpaid: 'Waiting for payment',
    unconfirmed: 'To be confirmed',
    confirmed: 'Confirmed',
    paid: 'Paid',
    received: 'Order received',
  },
  arrives: ({
    weekday,
    date,
    month,
    day,
  }: {
    weekday: number;
    date: number;
    month: number;
    day: 'today' | 'tomorrow' | null;
  }) => {
    const named = nearDay({ weekday, date, month });
    return `It arrives ${day === null ? `on ${named}` : `${day}, ${named}`}.`;
  },
};
