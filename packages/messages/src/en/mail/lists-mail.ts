/** Emails and SMS about wishlists and alerts. */
export const listsMail = {
  sharedSubject: (from: string, shop: string) =>
    from === '' ? `A wishlist at ${shop}` : `\u2068${from}\u2069 shares a wishlist with you`,
  sharedHeading: 'A wishlist for you',
  sharedText: (from: string, shop: string) =>
    from === ''
      ? `Someone has shared a wishlist at ${shop} with you.`
      : `\u2068${from}\u2069 has shared a wishlist at ${shop} with you.`,
  sharedMessage: (message: string) => `“\u2068${message}\u2069”`,
  openShared: 'See the wishlist',
  sharedReason: (shop: string) =>
    `You’re getting this once because a customer of ${shop} entered this address. If you don’t know them, there’s nothing you need to do.`,
  alertSubject: (name: string, count: number) =>
    count === 1 ? `News about \u2068${name}\u2069` : `News about \u2068${name}\u2069 and ${count - 1} more`,
  alertHeading: 'You asked us to tell you',
  back: (name: string) => `\u2068${name}\u2069 is back in stock.`,
  cheaper: (name: string) => `\u2068${name}\u2069 is cheaper now.`,
  priceNow: 'Price now',
  see: 'See it',
  more: (count: number) => `And ${count} more.`,
  stopText: 'You won’t be told again until it changes back and forth once more.',
  stop: 'Stop this alert',
  stopAll: 'Stop all alerts',
  stopSms: 'Stop:',
  alertReason: (shop: string) => `You’re getting this because you asked ${shop} to tell you.`,
  confirmSubject: (shop: string) => `Confirm your alert at ${shop}`,
  confirmHeading: 'Shall we tell you?',
  confirmText: (name: string) =>
    `Someone asked us to tell this address when \u2068${name}\u2069 is back in stock or cheaper. If that was you, confirm it; the link works for two days. If not, ignore this message and you won’t hear from us.`,
  confirm: 'Yes, tell me',
  confirmSms: (name: string) => `Confirm your alert for \u2068${name}\u2069 (not you? Ignore this):`,
};
