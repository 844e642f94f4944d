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
    'order-confirmed': { order: OrderInMessage };
  }
}

/** The shop has confirmed an order and is preparing it. */
export const template = messageTemplate({
  name: 'order-confirmed',
  kind: 'service',
  example: { order: exampleOrder },
  mail: ({ order }, writing) => {
    const texts = orderTexts[writing.language].confirmed;
    return orderMailOf(order, writing, {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      texts: [texts.text],
      isWhole: true,
    });
  },
  sms: ({ order }, writing) =>
    orderSmsOf(order, writing, orderTexts[writing.language].confirmed.sms(namedIn(order, writing))),
});
