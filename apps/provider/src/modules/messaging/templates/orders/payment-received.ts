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
    'payment-received': { order: OrderInMessage; payment: MessageMoney };
  }
}

/** Money for an order has come. */
export const template = messageTemplate({
  name: 'payment-received',
  kind: 'service',
  example: { order: exampleOrder, payment: { amount: 16_500, currency: 'IQD', scale: 0 } },
  mail: ({ order, payment }, writing) => {
    const texts = orderTexts[writing.language].paymentReceived;
    const amount = writing.money(payment);
    return orderMailOf(order, writing, {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      texts: [texts.text(amount)],
      news: [[texts.payment, amount]],
    });
  },
  sms: ({ order, payment }, writing) =>
    orderSmsOf(order, writing, {
      sentence: orderTexts[writing.language].paymentReceived.sms(
        namedIn(order, writing),
        writing.money(payment),
      ),
    }),
});
