import { exampleOrder } from '../../rendering/example-order.ts';
import { type OrderInMessage, orderNotice } from '../../rendering/order-in-message.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'order-delivered': { order: OrderInMessage };
  }
}

/** An order has reached its recipient. */
export const template = messageTemplate({
  name: 'order-delivered',
  kind: 'service',
  example: { order: exampleOrder },
  ...orderNotice(({ delivered }) => delivered),
});
