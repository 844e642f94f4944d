import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const readIp = defineCall({
  method: 'GET',
  path: '/api/ip',
  access: { for: 'anyone' },
  atTopLevel: ['ip'],
  summary: "The caller's address, or UNKNOWN (wire §11); `ip` stands at top level too",
  query: storeQuery,
  result: z.object({ ip: z.string() }),
  refusals: [],
});
