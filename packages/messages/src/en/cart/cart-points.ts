/** Texts of the points that a customer spends on a cart. */
export const cartPoints = {
  payWithPoints: (balance: string) => `Use your points (${balance})`,
  label: 'Points to use',
  hint: (balance: string, worth: string) =>
    `You have ${balance}: ${worth}. We only take as many as you need.`,
  apply: 'Use',
  remove: 'Remove',
  used: (points: string) => `Points used: ${points}`,
  saved: (amount: string) => `You pay ${amount} less`,
  waits: 'One moment…',
  failed: 'That didn’t work. Check your connection and try again.',
  invalid: (most: string) => `A whole number from 1 to ${most}`,
};
