import { exampleOrder } from '../../rendering/example-order.ts';
import { type OrderInMessage, orderNotice } from '../../rendering/order-in-message.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `reason` in the customer's language; null says none. */
    'order-delivery-failed': { order: OrderInMessage; reason: string | null };
  }
}

/** The courier came with an order and could not hand it over. */
export const template = messageTemplate({
  name: 'order-delivery-failed',
  kind: 'service',
  example: { order: exampleOrder, reason: 'Nobody at home' },
  ...orderNotice(({ deliveryFailed }) => deliveryFailed),
});
