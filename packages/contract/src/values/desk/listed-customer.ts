import { z } from 'zod';

/** A customer as lists of the desk show one. */
export const listedCustomer = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  telephone: z.string().nullable(),
  is_email_verified: z.boolean(),
  is_telephone_verified: z.boolean(),
  /** Code of the group whose prices and ways to pay hold. */
  group: z.string(),
  /** Who is blocked cannot sign in. */
  is_active: z.boolean(),
  /** Orders placed while signed in. */
  orders: z.int(),
  /** ISO 8601. */
  created_at: z.string(),
});
