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
    /** `until` in epoch milliseconds. */
    'payment-awaited': { order: OrderInMessage; until: number };
  }
}

/** An order waits for its payment, and until when. */
export const template = messageTemplate({
  name: 'payment-awaited',
  kind: 'service',
  example: { order: exampleOrder, until: Date.UTC(2026, 1, 28, 21, 30) },
  words: ({ order, until }, writing) => ({ ...orderWords({ order }, writing), until: writing.moment(until) }),
  mail: ({ order, until }, writing) => {
    const texts = orderTexts[writing.language];
    const [amount, moment] = [dueOf(order, writing), writing.moment(until)];
    return orderMailOf(order, writing, {
      subject: texts.paymentAwaited.subject(order.orderNumber),
      heading: texts.paymentAwaited.heading,
      texts: [texts.paymentAwaited.text(amount, moment)],
      news: [
        [texts.total, amount],
        [texts.paymentAwaited.until, moment],
      ],
    });
  },
  sms: ({ order, until }, writing) =>
    orderSmsOf(order, writing, {
      sentence: orderTexts[writing.language].paymentAwaited.sms(namedIn(order, writing), {
        amount: dueOf(order, writing),
        until: writing.moment(until),
      }),
    }),
});
