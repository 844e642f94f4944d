/** What became of an order: accepted, waiting on the device, or turned down. */
export const ordered = {
  thanksTitle: 'Thank you',
  thanksText: 'We have your order.',
  orderNumber: 'Order number',
  copy: 'Copy',
  copied: 'Copied',
  whatNext: 'What happens next',
  nextConfirm: 'We call you before delivery, between 8 am and midnight.',
  nextConfirmUnsent: 'We call you about the payment, between 8 am and midnight.',
  nextSend: (email: string) => `Once it is paid, we send your cards and files to ${email}.`,
  nextDeliver: 'The courier is at your door within 24 hours.',
  nextDeliverMade: 'We prepare what is made just for you, then call you to agree on the day of delivery.',
  nextDeliverOn: ({ place, weekday, date, day }: { place: string; weekday: number; date: string; day: 'today' | 'tomorrow' | null }) => {
    const named = `${['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][weekday]} ${date}`;
    return `It arrives in ${place} ${day === null ? `on ${named}` : `${day}, ${named}`}.`;
  },
  nextDeliverTime: (time: string) => `Time of the day: ${time}`,
  nextPay: 'You check your order, then pay the courier in cash.',
  nextPayAmount: (amount: string) => `You check your order, then pay the courier ${amount} in cash.`,
  sentTo: 'To:',
  whatOrdered: 'What you ordered',
  needHelp: 'Questions about your order?',
  call: (number: string) => `Call ${number}`,
  continueShopping: 'Continue shopping',
  savedTitle: 'Your order is saved on this device, not sent yet',
  savedText: 'You are offline. We will send the order automatically when you are back online, even if you leave this page.',
  savedForLogin: 'You are logged out. We will send the order as soon as you log in again.',
  cancelOrder: 'Cancel the order',
  rejectedTitle: 'The order was not accepted',
  soldOut: (names: readonly string[]) => `Out of stock: ${names.join(', ')}. Look at the cart and order again.`,
  couponRefused: (code: string) => `The coupon \u2068${code}\u2069 cannot be used for this order. Nothing was sent: order without it, or try another.`,
  backToCart: 'Back to the cart',
};
