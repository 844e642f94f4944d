import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const readTestInbox = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/test-inbox',
  access: { for: 'anyone' },
  summary: 'Ours: where the e-mails and SMS of a shop are read that sends none and is tried on this machine',
  query: storeQuery,
  /** `url` is null in a shop that sends its messages. */
  result: z.object({ url: z.string().nullable() }),
  refusals: [],
});
