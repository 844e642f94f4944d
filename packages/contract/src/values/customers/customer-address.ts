import { z } from 'zod';
import { codeOrNone } from './code-or-none.ts';
import { freeForm } from '../free-form.ts';
import { personName } from './person-name.ts';
import { lineOf as text, withSingleLines } from '../single-line.ts';

const maybe = (most: number) => text(most).nullish();
const hasLetter = /\p{L}/u;
/** Ids are sent as numbers or as their digits. */
const id = z.union([
  z.int().min(1).max(2_147_483_647),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);

/**
 * An address of the address book as the wire returns it (wire §6.5): `region` is always an object, `street`
 * has at least two positions.
 */
export const customerAddress = z.object({
  id: z.int(),
  customer_id: z.int(),
  region: z.object({ region_code: z.string().nullable(), region: z.string().nullable(), region_id: z.int() }),
  region_id: z.int(),
  country_id: z.string(),
  street: z.array(z.string()).min(2),
  company: z.string().optional(),
  telephone: z.string(),
  postcode: z.string(),
  city: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  vat_id: z.string().optional(),
  default_shipping: z.boolean(),
  default_billing: z.boolean(),
  extension_attributes: z.record(z.string(), z.unknown()),
});
export type CustomerAddress = z.infer<typeof customerAddress>;

const givenRegion = z.object({
  region: maybe(255),
  region_code: maybe(32),
  region_id: z.union([id, z.literal(0), z.literal(''), z.null()]).optional(),
});

/**
 * An address as a client sends it: names and city need a letter of any script, the country two capitals, the
 * street a non-empty line; a postcode, if given, has three characters (wire §6.5). One with an `id` refers
 * to an existing address of the customer.
 */
export const givenAddress = z.object({
  id: z.union([id, z.null()]).optional(),
  customer_id: z.union([id, z.null()]).optional(),
  region: z.union([givenRegion, text(255), z.null()]).optional(),
  region_id: z.union([id, z.literal(0), z.literal(''), z.null()]).optional(),
  country_id: z.string().regex(/^[A-Z]{2}$/, 'should be two capital letters'),
  street: z
    .array(z.union([text(255), z.null()]))
    .min(1)
    .max(4)
    .refine((lines) => lines.some((line) => line?.trim()), 'should have a non-empty line'),
  company: maybe(255),
  telephone: maybe(64),
  postcode: codeOrNone(32),
  city: text(255).regex(hasLetter, 'should contain a letter'),
  firstname: personName,
  lastname: personName,
  vat_id: codeOrNone(64),
  default_shipping: z.boolean().nullish(),
  default_billing: z.boolean().nullish(),
  extension_attributes: z
    .union([
      z.record(z.string().max(64), freeForm).overwrite(withSingleLines),
      z.array(z.never()).max(0),
      z.null(),
    ])
    .optional(),
});
export type GivenAddress = z.infer<typeof givenAddress>;
