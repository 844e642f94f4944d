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
    'order-cancel-requested': { order: OrderInMessage };
  }
}

/** The shop has received a request to cancel an order, and when it answers. */
export const template = messageTemplate({
  name: 'order-cancel-requested',
  kind: 'service',
  example: { order: exampleOrder },
  mail: ({ order }, writing) => {
    const texts = orderTexts[writing.language].cancelRequested;
    return orderMailOf(order, writing, {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      texts: [texts.text],
    });
  },
  sms: ({ order }, writing) =>
    orderSmsOf(order, writing, orderTexts[writing.language].cancelRequested.sms(namedIn(order, writing))),
});
