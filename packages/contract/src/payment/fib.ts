import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { beginRefusals } from './begin-refusals.ts';

const common = {
  method: 'POST',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  of: 'clients',
  query: cartQuery.omit({ view: true }),
} as const;

export const initializeFib = defineCall({
  journey: 'pay',
  ...common,
  path: '/api/ext/fib/initialize',
  summary: 'The code by which the order of this cart is paid with the app of FIB (wire §11)',
  body: z.object({
    return_url: z
      .url({ protocol: /^https?$/ })
      .max(255)
      .nullish(),
  }),
  result: z.object({
    payment_id: z.string(),
    readable_code: z.string(),
    qr_code: z.string(),
    status: z.enum(['UNPAID', 'PAID', 'DECLINED']),
    valid_until: z.string(),
    personalAppLink: z.string().optional(),
    businessAppLink: z.string().optional(),
    corporateAppLink: z.string().optional(),
  }),
  refusals: beginRefusals,
});

export const checkFibStatus = defineCall({
  ...common,
  path: '/api/ext/fib/check-status',
  summary: 'What became of a payment with the app of FIB (wire §11)',
  body: z.object({ payment_id: z.uuid() }),
  result: z.object({ payment_id: z.string(), status: z.enum(['UNPAID', 'PAID', 'DECLINED']) }),
  refusals: [...tokenRefusals, 'payment.not-found', 'request.invalid'],
});
