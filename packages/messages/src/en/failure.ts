/**
 * The page shown when even the store's layout could not be loaded; short, because both languages are shown
 * together.
 */
export const failure = {
  title: 'The shop is down for a moment',
  text: 'Try again in a moment. Your cart is safe on your device.',
  action: 'Try again',
};
