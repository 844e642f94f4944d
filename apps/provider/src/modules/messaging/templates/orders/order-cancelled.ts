import { exampleOrder } from '../../rendering/example-order.ts';
import { type OrderInMessage, orderNotice } from '../../rendering/order-in-message.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `reason` in the customer's language; null says none. */
    'order-cancelled': { order: OrderInMessage; reason: string | null };
  }
}

/** An order was cancelled, by the customer or by the shop. */
export const template = messageTemplate({
  name: 'order-cancelled',
  kind: 'service',
  example: { order: exampleOrder, reason: 'Ordered by mistake' },
  ...orderNotice(({ cancelled }) => cancelled),
});
