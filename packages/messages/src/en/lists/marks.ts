/** Texts of hearts, of comparing, and of what they say. */
export const marks = {
  wish: (name: string) => `Save ${name} to your wishlist`,
  wished: (name: string) => `Take ${name} off your wishlist`,
  savedHere: 'Saved to your wishlist on this device. Log in to have it everywhere.',
  saved: 'Saved to your wishlist.',
  seeWishlist: 'See the list',
  takenOff: 'Taken off your wishlist.',
  undo: 'Undo',
  moveToWishlist: 'Move to your wishlist',
  compare: (name: string) => `Compare ${name}`,
  compared: (name: string) => `Stop comparing ${name}`,
  compareShort: 'Compare',
  comparedShort: 'Being compared',
  seeComparison: 'Compare now',
  inComparison: (count: number) =>
    count === 1 ? 'Added. Choose another product to compare it with.' : `${count} products to compare.`,
  compareFull: (most: number) => `You can compare ${most} products at once. Take one out first.`,
  alert: 'Tell me about price and stock',
  alertOn: 'Alerts are on',
};
