import { z } from 'zod';

/** How many points a customer has, will have, and has spent. */
export const pointsAccount = z.object({
  balance: z.int().min(0),
  /** Of goods that were ordered and are not delivered yet. */
  pending: z.int().min(0),
  spent: z.int(),
  earned: z.int(),
  /** Ours: points that were taken back after they were spent, and are earned again first. */
  owed: z.int().min(0),
  /** Ours: how many can be spent until the end of a day in Baghdad, such as `2026-03-01`, and no longer; null while none expire. */
  expiring: z.object({ points: z.int().min(1), day: z.string() }).nullable(),
});

/** Something that changed a customer's points. */
export const pointsChange = z.object({
  id: z.int(),
  created_at: z.string(),
  points: z.int(),
  kind: z.enum(['registration', 'review', 'order', 'revoked', 'adjusted', 'spent', 'returned', 'expired']),
  /** Held: set aside for an order that is neither paid nor delivered yet. */
  status: z.enum(['complete', 'held']),
  order_increment_id: z.string().nullable(),
  comment: z.string().nullable(),
  expires_at: z.null(),
});
