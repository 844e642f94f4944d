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
    /** `isCash`: whether the courier takes the amount in cash. */
    'order-dispatched': { order: OrderInMessage; isCash: boolean };
  }
}

/** The courier has an order, and what to have ready for them. */
export const template = messageTemplate({
  name: 'order-dispatched',
  kind: 'service',
  example: { order: exampleOrder, isCash: true },
  mail: ({ order, isCash }, writing) => {
    const texts = orderTexts[writing.language].dispatched;
    return orderMailOf(order, writing, {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      texts: isCash ? [texts.text, texts.due(dueOf(order, writing))] : [texts.text],
    });
  },
  sms: ({ order, isCash }, writing) => {
    const texts = orderTexts[writing.language].dispatched;
    const sentence = texts.sms(namedIn(order, writing));
    return orderSmsOf(order, writing, isCash ? `${sentence} ${texts.due(dueOf(order, writing))}` : sentence);
  },
});
