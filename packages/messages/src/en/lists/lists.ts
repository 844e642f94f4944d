/** Titles and what stands on the pages of lists before the device was read. */
export const lists = {
  wishlist: 'Wishlist',
  wishlistDescription: 'What you’ve saved for later.',
  sharedWishlist: 'A shared wishlist',
  compare: 'Compare products',
  compareDescription: 'Products side by side, with their differences first.',
  alerts: 'Alerts',
  digitalCards: 'Your digital cards',
  newsletter: 'Newsletter',
  needsScripts: 'Turn on JavaScript in your browser to see this page.',
  startShopping: 'Start shopping',
  notLoaded: 'We can’t load this right now. Check your connection and try again.',
  tryAgain: 'Try again',
  close: 'Close',
  remove: 'Remove',
  gone: 'We don’t sell this any more.',
};
