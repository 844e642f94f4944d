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
    'order-delivered': { order: OrderInMessage };
  }
}

/** An order has reached its recipient. */
export const template = messageTemplate({
  name: 'order-delivered',
  kind: 'service',
  example: { order: exampleOrder },
  mail: ({ order }, writing) => {
    const texts = orderTexts[writing.language].delivered;
    return orderMailOf(order, writing, {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      texts: [texts.text],
    });
  },
  sms: ({ order }, writing) =>
    orderSmsOf(order, writing, orderTexts[writing.language].delivered.sms(namedIn(order, writing))),
});
