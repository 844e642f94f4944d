import { exampleOrder } from '../rendering/example-order.ts';
import {
  namedIn,
  type OrderInMessage,
  orderMailOf,
  orderSmsOf,
  orderTexts,
} from '../rendering/order-in-message.ts';
import { messageTemplate } from '../rendering/template.ts';

declare module '../rendering/template.ts' {
  interface TemplateParams {
    /** `reason` in the customer's language; null says none. */
    'order-cancelled': { order: OrderInMessage; reason: string | null };
  }
}

/** An order was cancelled, by the customer or by the shop. */
export const template = messageTemplate({
  name: 'order-cancelled',
  kind: 'service',
  example: { order: exampleOrder, reason: 'Ordered by mistake' },
  mail: ({ order, reason }, writing) => {
    const texts = orderTexts[writing.language];
    return orderMailOf(order, writing, {
      subject: texts.cancelled.subject(order.orderNumber),
      heading: texts.cancelled.heading,
      texts: [texts.cancelled.text],
      news: [[texts.reason, reason]],
    });
  },
  sms: ({ order }, writing) =>
    orderSmsOf(order, writing, orderTexts[writing.language].cancelled.sms(namedIn(order, writing))),
});
