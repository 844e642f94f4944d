import { z } from 'zod';

/** What of a product is watched. */
export const watchKind = z.enum(['price', 'stock']);
export type WatchKind = z.infer<typeof watchKind>;

/** How its watcher is told: `push` is to the devices of the account, by e-mail while there is none. */
export const watchChannel = z.enum(['email', 'sms', 'push']);
export type WatchChannel = z.infer<typeof watchChannel>;

/** Maximum number of alerts of one customer. */
export const watchesAtMost = 500;

/** A row of the lists of the wire (wire §11): what is sold, its page, and since when it is watched. */
export const watchedRow = z.object({
  product_id: z.int(),
  /** The product whose page sells it; the same where it has a page of its own. */
  parent_id: z.int(),
  created_at: z.string(),
});

/** Ours: an alert with what a screen shows of it. */
export const watched = watchedRow.extend({
  kind: watchKind,
  channel: watchChannel,
  /** Of what is sold, and of its page. */
  sku: z.string(),
  parent_sku: z.string(),
});
export type Watched = z.infer<typeof watched>;
