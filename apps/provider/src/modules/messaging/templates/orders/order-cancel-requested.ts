import { exampleOrder } from '../../rendering/example-order.ts';
import { type OrderInMessage, orderNotice } from '../../rendering/order-in-message.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'order-cancel-requested': { order: OrderInMessage };
  }
}

/** The shop has received a request to cancel an order, and when it answers. */
export const template = messageTemplate({
  name: 'order-cancel-requested',
  kind: 'service',
  example: { order: exampleOrder },
  ...orderNotice(({ cancelRequested }) => cancelRequested),
});
