import { z } from 'zod';
import { instant, rowId, text } from '../list-query.ts';

/** One state or several with commas between them. */
const states = z
  .string()
  .max(200)
  .regex(/^[a-z_,]*$/, 'should be states with commas between them')
  .transform((given) => {
    const named = given.split(',').filter((state) => state !== '');
    return named.length > 0 ? named : undefined;
  })
  .optional();

/** Which orders are meant, as the query of the list and the body of the export have it. */
export const orderFilter = z.object({
  state: states,
  payment_state: text,
  region_id: rowId,
  shipping_method_code: text,
  payment_method_code: text,
  q: text,
  from: instant,
  until: instant,
  /** `send`: those that wait to be packed or handed over, and not for a call or the answer to a request, as Today counts them. */
  waits: z
    .enum(['', 'send'])
    .transform((given) => (given === '' ? undefined : given))
    .optional(),
});

export const orderSort = z
  .enum(['', 'newest', 'oldest', 'highest'])
  .transform((given) => (given === '' ? ('newest' as const) : given))
  .default('newest');
