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
    /** `reason` as the shop wrote it for the customer. */
    'order-cancel-declined': { order: OrderInMessage; reason: string };
  }
}

/** The shop has declined a request to cancel an order. */
export const template = messageTemplate({
  name: 'order-cancel-declined',
  kind: 'service',
  example: { order: exampleOrder, reason: 'The order is already packed' },
  mail: ({ order, reason }, writing) => {
    const texts = orderTexts[writing.language];
    return orderMailOf(order, writing, {
      subject: texts.cancelDeclined.subject(order.orderNumber),
      heading: texts.cancelDeclined.heading,
      texts: [texts.cancelDeclined.text],
      news: [[texts.reason, reason]],
    });
  },
  sms: ({ order }, writing) =>
    orderSmsOf(order, writing, orderTexts[writing.language].cancelDeclined.sms(namedIn(order, writing))),
});
