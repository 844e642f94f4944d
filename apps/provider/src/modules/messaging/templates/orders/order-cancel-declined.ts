import { exampleOrder } from '../../rendering/example-order.ts';
import { type OrderInMessage, orderNotice } from '../../rendering/order-in-message.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
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
  ...orderNotice(({ cancelDeclined }) => cancelDeclined),
});
