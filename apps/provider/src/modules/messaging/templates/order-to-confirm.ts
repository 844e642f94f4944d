import { exampleOrder } from '../rendering/example-order.ts';
import {
  dueOf,
  namedIn,
  type OrderInMessage,
  orderMailOf,
  orderSmsOf,
  orderTexts,
} from '../rendering/order-in-message.ts';
import { messageTemplate } from '../rendering/template.ts';

declare module '../rendering/template.ts' {
  interface TemplateParams {
    'order-to-confirm': { order: OrderInMessage };
  }
}

/** The shop has received an order and packs it once its buyer has confirmed it: everything in it, and the link that does so. */
export const template = messageTemplate({
  name: 'order-to-confirm',
  kind: 'service',
  example: { order: exampleOrder },
  mail: ({ order }, writing) => {
    const texts = orderTexts[writing.language].toConfirm;
    return orderMailOf(order, writing, {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      texts: [texts.text, texts.next],
      isWhole: true,
      confirms: true,
    });
  },
  sms: ({ order }, writing) =>
    orderSmsOf(order, writing, {
      sentence: orderTexts[writing.language].toConfirm.sms(namedIn(order, writing), dueOf(order, writing)),
      confirms: true,
    }),
});
