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
    /** `telephone` is the one that is called; null where the order has none. */
    'order-to-confirm': { order: OrderInMessage; telephone: string | null };
  }
}

/** The shop has received an order and packs it once its buyer has confirmed it: everything in it, and the link that does so. */
export const template = messageTemplate({
  name: 'order-to-confirm',
  kind: 'service',
  example: { order: exampleOrder, telephone: '07701234567' },
  words: orderWords,
  mail: ({ order, telephone }, writing) => {
    const texts = orderTexts[writing.language].toConfirm;
    return orderMailOf(order, writing, {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      texts: [texts.text, texts.next],
      isWhole: true,
      confirmsFor: { telephone },
    });
  },
  sms: ({ order, telephone }, writing) =>
    orderSmsOf(order, writing, {
      sentence: orderTexts[writing.language].toConfirm.sms(namedIn(order, writing), dueOf(order, writing)),
      confirmsFor: { telephone },
    }),
});
