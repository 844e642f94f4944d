import { z } from 'zod';

/**
 * One sign-in of a member of the staff. `network` is the address it began from, of IPv6 the first half;
 * `browser` the kind of program and system. It ends at `expires_at`, or 30 minutes after it was last seen. Times are in UTC, ISO 8601.
 */
export const staffSession = z.object({
  id: z.int(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  network: z.string(),
  browser: z.string(),
  is_current: z.boolean(),
});

/** Who is signed in at the desk. */
export const deskSession = z.object({
  staff: z.object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    language: z.string(),
    roles: z.array(z.string()),
    /** The owner that comes with the demo: works on this machine alone, with the password alone. */
    is_demo: z.boolean(),
  }),
  /** What the roles allow together; a screen hides what is not among them, and the provider refuses it. */
  permissions: z.array(z.string()),
  /** What is missing for the next sign-in without a link. */
  needs: z.array(z.enum(['password', 'factor'])),
  /** Until when calls that ask for a fresh second factor are open, ISO 8601; null: they ask for it. */
  stepped_up_until: z.string().nullable(),
  session: staffSession,
});
