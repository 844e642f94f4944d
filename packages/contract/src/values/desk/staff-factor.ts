import { z } from 'zod';

/** A second factor of a member of the staff: an app that shows codes, or a passkey. Times are in UTC, ISO 8601. */
export const staffFactor = z.object({
  id: z.int(),
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

/** Codes that stand in for a lost factor, once each; shown when they are made and never again. Null: those of before stay. */
export const newRecoveryCodes = z.array(z.string()).nullable();
