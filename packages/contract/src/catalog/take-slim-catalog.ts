import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/** A whole number in a query; anything else is as if it were absent. */
const wholeNumber = z.coerce
  .number()
  .int()
  .nonnegative()
  .max(Number.MAX_SAFE_INTEGER)
  .optional()
  .catch(undefined);

export const takeSlimCatalog = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/slim-catalog',
  access: { for: 'anyone' },
  of: 'clients',
  limit: 'search',
  summary:
    'The products of a store view in the few members with which a device lists, filters, sorts and searches them without a connection, or what changed of them since a version (ours); JSON, always compressed with Brotli',
  /** The form and the version that the device has; without them it is given the whole. */
  query: storeQuery.extend({ form: wholeNumber, position: wholeNumber, at: wholeNumber }),
  file: 'application/json',
  result: z.instanceof(Blob),
  refusals: ['request.too-many'],
});
