import { nearDay } from '../day-names.ts';
import { orderRefusals } from './order-refusals.ts';

/** The outcome of an order: accepted, queued on the device, or refused. */
export const ordered = {
  thanksTitle: 'Thank you',
  thanksText: 'We’ve received your order.',
  thanksPaidText: 'We’ve received your order and your payment.',
  orderNumber: 'Order number',
  copy: 'Copy',
  copied: 'Copied',
  iban: 'Account number (IBAN)',
  payNow: 'Pay now',
  whatNext: 'What happens next',
  nextConfirm: 'We’ll call you before delivery, between 8AM and midnight.',
  nextConfirmUnsent: 'We’ll call you about the payment, between 8AM and midnight.',
  nextSend: (email: string) => `Once it’s paid for, we’ll send your cards and files to ${email}.`,
  nextSendPaid: 'We’re sending your cards and files now.',
  nextGift: (friend: string) => `Once it’s paid for, we’ll send the gift card to ${friend}.`,
  nextGiftPaid: (friend: string) => `We’ll send the gift card to ${friend}.`,
  nextReceipt: (email: string) => `We’ll send your receipt to ${email}.`,
  nextDeliver: 'The courier will be at your door within 24 hours.',
  nextDeliverMade: 'We’ll prepare what’s made just for you, then call you to agree on a delivery day.',
  nextDeliverOn: ({
    place,
    weekday,
    date,
    month,
    day,
  }: {
    place: string;
    weekday: number;
    date: number;
    month: number;
    day: 'today' | 'tomorrow' | null;
  }) => {
    const named = nearDay({ weekday, date, month });
    return `It arrives in ${place} ${day === null ? `on ${named}` : `${day}, ${named}`}.`;
  },
  nextDeliverTime: (time: string) => `When: ${time}`,
  nextCredit: 'It’s on your credit line. What’s due and when stands in your account, under Payments.',
  nextPay: 'You check your order, then pay the courier in cash.',
  nextPayAmount: (amount: string) => `You check your order, then pay the courier ${amount} in cash.`,
  sentTo: 'To:',
  orderedBy: 'In the name of:',
  whatOrdered: 'What you ordered',
  needHelp: 'Questions about your order?',
  call: (number: string) => `Call ${number}`,
  whatsapp: 'WhatsApp',
  continueShopping: 'Continue shopping',
  followOrder: 'Follow your order',
  savedTitle: 'Your order is saved on this device, not sent yet',
  savedText:
    'We can’t reach the shop right now. We’ll send your order automatically as soon as we can, even if you leave this page.',
  savedForLogin: 'You’re logged out. We’ll send your order as soon as you log in again.',
  savedForAnother: 'It was placed by another customer. We’ll send it as soon as they log in again.',
  cancelOrder: 'Cancel order',
  rejectedTitle: 'Your order wasn’t accepted',
  ...orderRefusals,
  soldOut: (names: readonly string[]) =>
    `Out of stock: ${names.join(', ')}. Review your cart and order again.`,
  couponRefused: (code: string) =>
    `The coupon \u2068${code}\u2069 can’t be used for this order. Nothing was sent: order without it, or try another one.`,
  goodsAreBack: 'Its items are back in your cart.',
  backToCart: 'Back to cart',
};
