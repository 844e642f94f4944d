import { grouped, pluralEnglish } from '../plural.ts';

/** Texts of points: what a customer has, how they are earned and spent. */
export const rewards = {
  earnedHere: (points: string) => `You get ${points} for it`,
  campaign: (times: number, day: string) => `${times} × points until ${day}`,
  aboutTitle: 'Points',
  aboutIntro: 'You get points for your orders and reviews, and pay less with them the next time.',
  ratesUnread: 'We can’t show the figures right now. Check your connection and try again.',
  toOwn: 'See your points',
  join: 'Create account',
  points: (count: number) => pluralEnglish(count, { one: '1 point', other: `${grouped(count)} points` }),
  balance: 'Your points',
  worth: (amount: string) => `Worth ${amount} in your next order`,
  pending: (points: string) => `${points} more once your orders are delivered`,
  owed: (points: string) =>
    `${points} were taken back after you had used them. The next ones you earn go there first.`,
  expiring: (count: number, day: string) =>
    pluralEnglish(count, {
      one: `1 point expires on ${day}`,
      other: `${grouped(count)} points expire on ${day}`,
    }),
  expireText: (months: number) =>
    pluralEnglish(months, {
      one: 'Points you don’t use expire a month after you got them. We’ll tell you before.',
      other: `Points you don’t use expire ${months} months after you got them. We’ll tell you before.`,
    }),
  earnTitle: 'How you earn points',
  earnRegistration: (points: string) => `${points} for your account, once your email or number is confirmed`,
  earnReview: (points: string) => `${points} for each product you review, once the review is published`,
  earnOrder: (points: string, amount: string) =>
    `${points} for every ${amount} you spend, once it’s delivered`,
  spendTitle: 'How you use points',
  spendText: (points: string, amount: string) =>
    `${points} are worth ${amount}. Choose in your cart or at checkout how many you want to use.`,
  spendBack: 'If an order is canceled, the points you used in it come back to you.',
  changes: 'What changed',
  noChanges: 'No points yet. They appear here as soon as you earn some.',
  kind: {
    registration: 'Account confirmed',
    review: 'Review published',
    order: 'Order delivered',
    revoked: 'Taken back',
    adjusted: 'Set right by the shop',
    spent: 'Used in an order',
    returned: 'Returned from an order',
    expired: 'Expired',
  },
  order: (number: string) => `Order ${number}`,
  held: 'Set aside until the order is delivered',
  more: 'Show more',
  unread: 'We can’t show your points right now. Check your connection and try again.',
  tryAgain: 'Try again',
};
