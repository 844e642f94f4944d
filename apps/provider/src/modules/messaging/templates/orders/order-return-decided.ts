import { exampleOrder } from '../../rendering/example-order.ts';
import { type OrderInMessage, orderNotice } from '../../rendering/order-in-message.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
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
  ...orderNotice(({ returnApproved, returnDeclined }, { reason }) =>
    reason === null ? returnApproved : returnDeclined,
  ),
});
