import { z } from 'zod';

/** Maximum number of rows per page. */
const limitAtMost = 200;
/** A database can hold no instant of the year 0; nothing was written before this one. */
const firstInstant = Date.UTC(2000, 0);

/** Empty counts as absent. */
export const text = z
  .string()
  .max(100)
  .transform((given) => (given === '' ? undefined : given))
  .optional();

export const instant = z
  .union([z.literal(''), z.iso.datetime({ offset: true })])
  .transform((given) => (given === '' ? undefined : new Date(given)))
  .refine((at) => at === undefined || at.getTime() >= firstInstant, 'should be after the year 2000')
  .optional();

export const rowId = z
  .string()
  .regex(/^\d{0,15}$/, 'should be the id of a row')
  .transform((given) => (given === '' ? undefined : Number(given)))
  .optional();

export const limit = z
  .string()
  .refine(
    (given) =>
      given === '' || (/^\d{1,3}$/.test(given) && Number(given) >= 1 && Number(given) <= limitAtMost),
    `should be a whole number from 1 to ${limitAtMost}`,
  )
  .transform((given) => (given === '' ? 50 : Number(given)))
  .default(50);
