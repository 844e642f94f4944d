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
    /** `cash`: what the courier takes; null: nothing. */
    'order-dispatched': { order: OrderInMessage; cash: MessageMoney | null };
  }
}

/** The courier has an order, and what to have ready for them. */
export const template = messageTemplate({
  name: 'order-dispatched',
  kind: 'service',
  example: { order: exampleOrder, cash: { amount: 16_500, currency: 'IQD', scale: 0 } },
  mail: ({ order, cash }, writing) => {
    const texts = orderTexts[writing.language].dispatched;
    return orderMailOf(order, writing, {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      texts: cash === null ? [texts.text] : [texts.text, texts.due(writing.money(cash))],
    });
  },
  sms: ({ order, cash }, writing) => {
    const texts = orderTexts[writing.language].dispatched;
    const sentence = texts.sms(namedIn(order, writing));
    return orderSmsOf(order, writing, {
      sentence: cash === null ? sentence : `${sentence} ${texts.due(writing.money(cash))}`,
    });
  },
});
