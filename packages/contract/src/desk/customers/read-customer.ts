import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { listedCustomer } from '../../values/desk/listed-customer.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

const address = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  telephone: z.string().nullable(),
  region_id: z.int().nullable(),
  region: z.string().nullable(),
  city: z.string(),
  street: z.array(z.string()),
  is_default: z.boolean(),
});

const order = z.object({
  order_id: z.int(),
  order_number: z.string(),
  placed_at: z.string(),
  state: z.string(),
  unit,
  /** Minor units; null of an order from elsewhere. */
  charged: z.int().nullable(),
});

export const readCustomer = defineCall({
  method: 'GET',
  path: '/api/desk/customers/{customerId}',
  access: { for: 'staff', permission: 'customers.read' },
  summary: 'A customer with addresses, the last orders, packages refused at the door, and open sessions',
  query: deskQuery,
  result: z.object({
    customer: listedCustomer,
    /** Codes of every group there is. */
    groups: z.array(z.string()),
    addresses: z.array(address),
    orders: z.array(order),
    /** Packages that came to the door, and how many of them were not taken as a whole. */
    refusals: z.object({ deliveries: z.int(), refused: z.int() }),
    sessions: z.array(z.object({ id: z.int(), device: z.string(), last_used_at: z.string() })),
  }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.customer-not-found'],
});
