import { z } from 'zod';

/** One sign-in of a customer; `device` is how the browser identified itself. Times are in UTC, ISO 8601. */
export const customerSession = z.object({
  id: z.int(),
  created_at: z.string(),
  last_used_at: z.string(),
  expires_at: z.string(),
  device: z.string(),
  is_current: z.boolean(),
});
export type CustomerSession = z.infer<typeof customerSession>;

/** The refresh token beside a user token; absent when it was set as an HttpOnly cookie instead. */
export const sessionMeta = z.object({ refreshToken: z.string().optional() });
