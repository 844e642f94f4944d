import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { readCustomerDetail, readListedCustomers } from '../desk-customers-sql.ts';

/** `GET /api/desk/customers`: one more row than asked for tells whether there is a next page. */
export const listCustomers = handleCall(
  'desk/customers',
  ({ database }: { database: Database }) =>
    async ({ query: { limit, before, q, status } }) => {
      const page = { before, limit: limit + 1 };
      const customers = await readListedCustomers(database, { q, status }, page);
      const items = customers.slice(0, limit);
      const next = customers.length > limit ? (items.at(-1)?.id ?? null) : null;
      return { result: { items, next } };
    },
);

/** `GET /api/desk/customers/{customerId}` */
export const readCustomer = handleCall(
  'desk/customer',
  ({ database }: { database: Database }) =>
    async ({ params }, { now }) => {
      const id = idInPath(params, { name: 'customerId', thing: 'customer' });
      if (isRefusal(id)) return id;
      const detail = await readCustomerDetail(database, id, now);
      return detail === undefined ? refusal('desk.customer-not-found') : { result: detail };
    },
);
