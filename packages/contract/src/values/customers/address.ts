import { z } from 'zod';
import { codeOrNone } from './code-or-none.ts';
import { personName } from './person-name.ts';
import { lineOf as text, withSingleLines } from '../single-line.ts';

const maybe = (most: number) => text(most).nullish();
/** A client also fills unknown members with 0 while the shopper is browsing (wire §3.1). */
const zero = z.literal(0).transform(() => undefined);
const typed = (most: number) => z.union([text(most), zero, z.null()]).optional();
const emptyLine = z.literal(0).transform(() => null);
const idOrNone = (given: number | string): number | undefined => Number(given) || undefined;
/** Clients send numbers as strings (wire §4.2): "611" is 611; "", "0" and 0 are absent. */
const regionId = z
  .union([
    z.int().min(0).max(999_999_999).transform(idOrNone),
    z
      .string()
      .regex(/^\d{0,9}$/)
      .transform(idOrNone),
    z.null(),
  ])
  .optional();

/** Other members are kept as sent; the slot is one the shop offers, null or empty means none. */
const addressExtras = z
  .object({ delivery_slot: maybe(64) })
  .loose()
  .overwrite(withSingleLines);

/** The address as far as a browsing shopper has entered it: only the country is certain (wire §3.1, §3.3). */
export const partialAddress = z.object({
  country_id: maybe(2),
  region: z.union([text(255), z.object({}).loose(), zero, z.null()]).optional(),
  region_id: regionId,
  region_code: typed(32),
  street: z
    .union([
      z.array(z.union([text(255), emptyLine, z.null()])).max(10),
      z.literal(['', 0]).transform(() => []),
      z.null(),
    ])
    .optional(),
  city: typed(255),
  postcode: typed(32),
  firstname: typed(255),
  lastname: typed(255),
  company: typed(255),
  telephone: typed(64),
  email: typed(254),
  vat_id: typed(64),
  extension_attributes: addressExtras.nullish(),
});
export type PartialAddress = z.infer<typeof partialAddress>;

const hasLetter = /\p{L}/u;

/**
 * A complete order address (wire §4.2). Names and city need a letter of any script; the postcode may be
 * empty in Iraq; a missing country means the store view's.
 */
export const orderAddress = z.object({
  region: maybe(255),
  region_id: regionId,
  region_code: maybe(32),
  country_id: z
    .string()
    .regex(/^(?:[A-Za-z]{2})?$/)
    .nullish(),
  street: z
    .array(z.union([text(255), z.null()]))
    .min(1)
    .max(10)
    .refine((lines) => lines.some((line) => line?.trim()), 'should have a non-empty line'),
  company: maybe(255),
  telephone: maybe(64),
  postcode: codeOrNone(32),
  city: text(255).regex(hasLetter, 'should contain a letter'),
  firstname: personName,
  lastname: personName,
  email: z.union([text(254).pipe(z.email()), z.literal(''), z.null()]).optional(),
  vat_id: codeOrNone(64),
  extension_attributes: addressExtras.nullish(),
});
export type OrderAddress = z.infer<typeof orderAddress>;
