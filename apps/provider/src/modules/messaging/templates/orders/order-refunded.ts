import { exampleOrder } from '../../rendering/example-order.ts';
import {
  namedIn,
  type OrderInMessage,
  orderMailOf,
  orderSmsOf,
  orderTexts,
} from '../../rendering/order-in-message.ts';
import { messageTemplate } from '../../rendering/template.ts';
import type { MessageMoney } from '../../rendering/writing.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'order-refunded': { order: OrderInMessage; refund: MessageMoney };
  }
}

/** Money of an order was given back. */
export const template = messageTemplate({
  name: 'order-refunded',
  kind: 'service',
  example: { order: exampleOrder, refund: { amount: 16_500, currency: 'IQD', scale: 0 } },
  mail: ({ order, refund }, writing) => {
    const texts = orderTexts[writing.language].refunded;
    const amount = writing.money(refund);
    return orderMailOf(order, writing, {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      texts: [texts.text(amount)],
      news: [[texts.refund, amount]],
    });
  },
  sms: ({ order, refund }, writing) =>
    orderSmsOf(order, writing, {
      sentence: orderTexts[writing.language].refunded.sms(namedIn(order, writing), writing.money(refund)),
    }),
});
