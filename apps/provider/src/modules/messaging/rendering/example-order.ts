import type { OrderInMessage } from './order-in-message.ts';

/** The order in the examples of templates: paid in dinars at the English store. */
export const exampleOrder: OrderInMessage = {
  orderId: 17,
  orderNumber: '10017',
  firstname: 'نور',
  currency: { code: 'USD', scale: 2 },
  lines: [
    { name: 'Kettle, 1.7 l', qty: 2, amount: 123_450 },
    { name: 'كوب قهوة', qty: 1, amount: 950 },
  ],
  totals: [
    { title: 'Delivery', amount: 400 },
    { title: 'Discount', amount: -1000 },
  ],
  grandTotal: 123_800,
  payable: { amount: 1_621_750, currency: 'IQD', scale: 0 },
  paymentTitle: 'Cash on delivery',
  delivery: { slot: 'Before 2PM', address: 'نور حسن, الكرادة 62, بغداد' },
};
