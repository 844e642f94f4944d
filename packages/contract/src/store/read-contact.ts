import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { paths } from '../paths.ts';

/** Numbers in international form (`+9647…`) or, for the hotline, a short number; null where the owner gave none. */
export const contact = z.object({ hotline: z.string().nullable(), whatsapp: z.string().nullable() });
export type Contact = z.infer<typeof contact>;

export const readContact = defineCall({
  ...paths['store/contact'],
  summary: 'Numbers at which the shop answers its customers (ours)',
  query: storeQuery,
  result: contact,
  refusals: [],
});
