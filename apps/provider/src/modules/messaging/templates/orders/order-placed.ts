import { exampleOrder } from '../../rendering/example-order.ts';
import {
  dueOf,
  namedIn,
  type OrderInMessage,
  orderMailOf,
  orderSmsOf,
  orderTexts,
  orderWords,
} from '../../rendering/order-in-message.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'order-placed': { order: OrderInMessage };
  }
}

/** The shop has received an order: everything that was ordered, and what it costs. */
export const template = messageTemplate({
  name: 'order-placed',
  kind: 'service',
  example: { order: exampleOrder },
  words: orderWords,
  mail: ({ order }, writing) => {
    const texts = orderTexts[writing.language].placed;
    return orderMailOf(order, writing, {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      texts: order.delivery === null ? [texts.text] : [texts.text, texts.next],
      isWhole: true,
    });
  },
  sms: ({ order }, writing) =>
    orderSmsOf(order, writing, {
      sentence: orderTexts[writing.language].placed.sms(namedIn(order, writing), dueOf(order, writing)),
    }),
});
