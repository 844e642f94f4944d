import { z } from 'zod';

/** A member of the staff as lists of the desk show one. Times are in UTC, ISO 8601. */
export const staffMember = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  language: z.string(),
  /** Invited until the first link is used. */
  state: z.enum(['invited', 'active', 'disabled']),
  roles: z.array(z.string()),
  /** Identifier of the seller whose own account the member sees; null of everybody else. */
  vendor: z.string().nullable(),
  is_demo: z.boolean(),
  has_password: z.boolean(),
  has_factor: z.boolean(),
  /** Sessions that have not ended. */
  sessions: z.int(),
  last_seen_at: z.string().nullable(),
  /** Until when a link that was given and not used opens the desk. */
  link_until: z.string().nullable(),
});

/** A link that lets a member in once; shown when it is made and never again. */
export const givenLink = z.object({
  /** Address of the desk's page that uses it. */
  url: z.string(),
  expires_at: z.string(),
});
