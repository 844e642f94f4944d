import { z } from 'zod';

/** Maximum number of fields in a list, and of those with a star, each of which is compared with every path of a document. */
const [fieldsAtMost, starredAtMost] = [500, 50];

/** Whether a list of fields is no longer than any client's. */
export const isShortList = (fields: readonly string[]): boolean =>
  fields.length <= fieldsAtMost && fields.filter((field) => field.includes('*')).length <= starredAtMost;

/** Comma-separated dotted paths of a document; `*` matches any text (wire §7.6). 500 at most, 50 of them with a star. */
export const fieldList = z
  .string()
  .max(20_000)
  .refine((list) => isShortList(list.split(',')), 'has too many fields')
  .optional();
