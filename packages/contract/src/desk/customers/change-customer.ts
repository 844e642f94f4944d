import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

const refusals = [...deskRefusals, 'request.invalid', 'desk.customer-not-found'] as const;

export const blockCustomer = defineCall({
  method: 'PUT',
  path: '/api/desk/customers/{customerId}/status',
  access: { for: 'staff', permission: 'customers.block' },
  summary: 'Blocks a customer, which ends every session, or lets one in again',
  query: deskQuery,
  body: z.object({ is_active: z.boolean() }),
  result: z.literal(true),
  refusals,
});

export const endCustomerSessions = defineCall({
  method: 'DELETE',
  path: '/api/desk/customers/{customerId}/sessions',
  access: { for: 'staff', permission: 'customers.block' },
  summary: 'Signs a customer out on every device',
  query: deskQuery,
  result: z.literal(true),
  refusals,
});

export const setCustomerGroup = defineCall({
  method: 'PUT',
  path: '/api/desk/customers/{customerId}/group',
  access: { for: 'staff', permission: 'customers.group' },
  summary: 'Puts a customer into a group, whose prices and ways to pay then hold',
  query: deskQuery,
  body: z.object({ group: z.string().min(1).max(100) }),
  result: z.literal(true),
  refusals: [...refusals, 'desk.setting-not-found'],
});
