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
    'order-delivery-failed': { order: OrderInMessage; reason: string | null };
  }
}

/** The courier came with an order and could not hand it over. */
export const template = messageTemplate({
  name: 'order-delivery-failed',
  kind: 'service',
  example: { order: exampleOrder, reason: 'Nobody at home' },
  mail: ({ order, reason }, writing) => {
    const texts = orderTexts[writing.language];
    return orderMailOf(order, writing, {
      subject: texts.deliveryFailed.subject(order.orderNumber),
      heading: texts.deliveryFailed.heading,
      texts: [texts.deliveryFailed.text],
      news: [[texts.reason, reason]],
    });
  },
  sms: ({ order }, writing) =>
    orderSmsOf(order, writing, orderTexts[writing.language].deliveryFailed.sms(namedIn(order, writing))),
});
