import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/**
 * `name` is in the store's language, `default_name` in English, as in addresses. `places` are the places a
 * shopper can name within a district.
 */
const district = z.object({
  id: z.int(),
  name: z.string(),
  default_name: z.string(),
  places: z.array(z.string()),
});

/** A governorate with its id and code as used in addresses. */
const region = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  default_name: z.string(),
  districts: z.array(district),
});
export type Region = z.infer<typeof region>;

export const listRegions = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/regions',
  access: { for: 'anyone' },
  summary:
    'Governorates of the country the shop delivers in, with their districts and places, in the order a shopper looks for them (ours)',
  query: storeQuery.extend({ fields: z.enum(['regions', 'all']).optional() }),
  result: z.object({ country_id: z.string(), regions: z.array(region) }),
  refusals: [],
});
