import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

const orderNotice = z.object({
  orders: z.enum(['none', 'each', 'large']),
  /** In whole dinars; null unless large orders alone are told. */
  from_amount: z.int().min(1).max(1_000_000_000_000).nullable(),
  channel: z.enum(['email', 'sms']),
  /** The mobile number of SMS. */
  telephone: z.string().max(40).nullable(),
});

const common = {
  path: '/api/desk/order-notice',
  access: { for: 'staff', permission: 'orders.read' },
  query: deskQuery,
} as const;

export const readOrderNotice = defineCall({
  ...common,
  method: 'GET',
  summary: 'Of which new orders the calling member of the staff is told by message, and how',
  result: orderNotice,
  refusals: deskRefusals,
});

export const setOrderNotice = defineCall({
  ...common,
  method: 'PUT',
  summary:
    "Says of which new orders the calling member is told: none, each, or those of an amount in dinars and more; by e-mail to the member's own address, or by SMS to a mobile number",
  body: orderNotice.refine(({ orders, from_amount }) => (orders === 'large') === (from_amount !== null), {
    path: ['from_amount'],
    message: 'should be given for large orders, and only then',
  }),
  result: orderNotice,
  refusals: [...deskRefusals, 'request.invalid'],
});
