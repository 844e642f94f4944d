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
    /** `reason`: why it was declined, as the shop wrote it for the customer; null: it was approved. */
    'order-return-decided': { order: OrderInMessage; reason: string | null };
  }
}

/** The shop has approved or declined what a customer wants to return. */
export const template = messageTemplate({
  name: 'order-return-decided',
  kind: 'service',
  example: { order: exampleOrder, reason: null },
  mail: ({ order, reason }, writing) => {
    const texts = orderTexts[writing.language];
    const { subject, heading, text } = reason === null ? texts.returnApproved : texts.returnDeclined;
    return orderMailOf(order, writing, {
      subject: subject(order.orderNumber),
      heading,
      texts: [text],
      news: [[texts.reason, reason]],
    });
  },
  sms: ({ order, reason }, writing) => {
    const texts = orderTexts[writing.language];
    const { sms } = reason === null ? texts.returnApproved : texts.returnDeclined;
    return orderSmsOf(order, writing, sms(namedIn(order, writing)));
  },
});
