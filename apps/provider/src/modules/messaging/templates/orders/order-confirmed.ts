import { exampleOrder } from '../../rendering/example-order.ts';
import { type OrderInMessage, orderNotice } from '../../rendering/order-in-message.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'order-confirmed': { order: OrderInMessage };
  }
}

/** The shop has confirmed an order and is preparing it. */
export const template = messageTemplate({
  name: 'order-confirmed',
  kind: 'service',
  example: { order: exampleOrder },
  ...orderNotice(({ confirmed }) => confirmed, { isWhole: true }),
});
