import { z } from 'zod';
import { customerAddress, givenAddress } from './customer-address.ts';
import { personName } from './person-name.ts';
import { lineOf } from '../single-line.ts';

/** A customer attribute without a column of its own: the mobile number under `mobilenumber`. */
const customAttribute = z.object({
  attribute_code: z.string().max(64),
  value: z.union([lineOf(255), z.number(), z.null()]),
});

/**
 * A customer as the wire returns it (wire §6.5). Default ids are absent when unset; times are `2025-01-05
 * 10:00:00`, UTC.
 */
export const customerProfile = z.object({
  id: z.int(),
  group_id: z.int(),
  default_shipping: z.string().optional(),
  default_billing: z.string().optional(),
  created_at: z.string(),
  updated_at: z.string(),
  created_in: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  store_id: z.int(),
  website_id: z.literal(1),
  disable_auto_group_change: z.literal(0),
  addresses: z.array(customerAddress),
  custom_attributes: z.array(z.object({ attribute_code: z.string(), value: z.string() })),
  /** Ours: whether a code sent to the mobile number was right; absent without a number. */
  telephone_verified: z.boolean().optional(),
  /**
   * Lets catalog queries use the prices of the customer's group for a day; absent in the answer to a
   * registration.
   */
  groupToken: z.string().optional(),
});
export type CustomerProfile = z.infer<typeof customerProfile>;

/** Maximum number of addresses per customer. */
export const addressesAtMost = 100;

/**
 * A customer as a client sends it: e-mail, and names with a letter of any script; unknown members are
 * ignored (wire §6.2, §6.5).
 */
export const givenCustomer = z.object({
  email: lineOf(254).trim().pipe(z.email()),
  firstname: personName,
  lastname: personName,
  addresses: z.array(givenAddress).max(addressesAtMost).nullish(),
  custom_attributes: z
    .union([z.array(customAttribute).max(20), z.record(z.string().max(64), customAttribute), z.null()])
    .optional(),
});
export type GivenCustomer = z.infer<typeof givenCustomer>;
