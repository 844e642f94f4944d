import { z } from 'zod';

const fields = z.record(z.string(), z.unknown()).nullable();

/**
 * One write that was not a shopper's. `actor` is `staff:` or `key:` and an id, or the program that wrote; `before` and
 * `after` hold the fields that changed, where `{ personal: true }` stands for a person's data.
 */
export const auditRow = z.object({
  id: z.int(),
  /** UTC, ISO 8601. */
  at: z.string(),
  actor: z.string(),
  /** Name of the member of the staff, or of the API key; null for programs. */
  actor_name: z.string().nullable(),
  act: z.string(),
  entity: z.string(),
  entity_id: z.string().nullable(),
  /** Name of the product it was done to, in the language of the store view; null of what is gone and of all else. */
  entity_name: z.string().nullable(),
  before: fields,
  after: fields,
  request_id: z.string().nullable(),
});
