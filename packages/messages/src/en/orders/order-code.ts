/** Texts that ask the buyer to confirm an order by a code. */
export const orderCode = {
  title: 'Confirm your order',
  text: (phone: string) =>
    `We’ll send a 6-digit code to ${phone}. Type it here, and we can get your order ready without calling you first.`,
  send: 'Send the code',
  sending: 'Sending',
  confirm: 'Confirm order',
  confirmed: 'Your order is confirmed. Thank you!',
  noAnswer: 'We can’t reach the shop right now. Check your connection and try again.',
};
