/** Texts of the gift card that pays a part of a cart. */
export const cartGiftCard = {
  payWithCard: 'Use a gift card',
  code: 'Gift card code',
  codeHint: '16 letters and digits',
  pin: 'PIN',
  apply: 'Use card',
  remove: 'Remove',
  bothNeeded: 'Enter the code and the PIN',
  used: 'Gift card ending in',
  saved: (amount: string) => `It pays ${amount}`,
  failed: 'That didn’t work. Check your connection and try again.',
};
