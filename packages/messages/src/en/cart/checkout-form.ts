import { orderRefusals } from './order-refusals.ts';

/** The checkout's form, as far as it is not seen at once. */
export const checkoutForm = {
  ...orderRefusals,
  soldOut: (names: readonly string[]) =>
    `Out of stock: ${names.join(', ')}. Review your cart and order again.`,
  callUs: (number: string) => `Call ${number}`,
  fixErrors: 'Please fix the validation errors',
  comma: ', ',
  password: 'Password',
  optional: (label: string) => `${label} (optional)`,
  area: 'Area',
  street: 'Street and house',
  addReceipt: 'Email me the receipt',
  receiptHint: 'We’ll send your receipt here',
  labelHome: 'Home',
  labelWork: 'Work',
  addLabel: 'Home or work?',
  addPosition: 'Add my location',
  position: 'Location added',
  invoice: 'I need an invoice for a company',
  account: 'Create an account',
  accountDetail: 'Next time your details will already be here.',
  lookThrough: 'You’re logged in, and your cart has changed. Look through it, then place your order.',
  gapCompany: 'Enter the company’s name.',
  gapTaxId: 'Enter at least 3 characters.',
  gapStreet: 'Enter the street and house.',
  shortPassword: 'Use at least 8 characters.',
  offline: 'You’re offline. Pay on delivery, and we’ll keep your order here and send it once you’re online.',
  needsConnection: 'Needs a connection',
};
