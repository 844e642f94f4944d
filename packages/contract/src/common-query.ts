import { z } from 'zod';

/** `""`, `null` and `undefined` as text mean 'no token' (wire §1.5). */
const token = z
  .string()
  .max(512)
  .transform((text) => (text === '' || text === 'null' || text === 'undefined' ? undefined : text))
  .optional();

/** An unknown store code falls back to the default store (wire §1.6), so any text is accepted. */
export const storeQuery = z.object({ storeCode: z.string().max(64).optional() });

/** Customer calls carry the token here or in the header (wire §1.5). */
export const userQuery = storeQuery.extend({ token });

/** Refusals of an invalid token, for every cart call (wire §2). */
export const tokenRefusals = ['user.not-signed-in', 'user.disabled'] as const;

/**
 * The query common to all cart calls except create (wire §2); `view=cart` requests `meta.cart` (wire §2.9).
 */
export const cartQuery = storeQuery.extend({
  token,
  cartId: token,
  view: z.string().max(16).optional(),
});
