import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { orderPage } from '../values/customers/order-page.ts';

export const readOrder = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/orders/{entity_id}',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: "One of the customer's orders with everything its page shows (ours); another's is not found",
  query: userQuery,
  result: orderPage,
  refusals: ['user.not-signed-in', 'user.disabled', 'order.not-found', 'request.invalid'],
});
