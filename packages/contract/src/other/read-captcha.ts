import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const readCaptcha = defineCall({
  method: 'GET',
  path: '/api/captcha',
  access: { for: 'anyone' },
  of: 'clients',
  summary:
    'Ours: a proof of work in the form of ALTCHA 2, good once within ten minutes; its solution goes into the header `x-captcha`',
  query: storeQuery,
  result: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
    }),
    signature: z.string(),
  }),
  refusals: ['request.too-many'],
});
