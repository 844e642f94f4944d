import { z } from 'zod';

/** Rows per page when nothing is said, and the most there are (spec 2 §9). */
const pageSize = 100;
const lastPage = 99_999;

const counted = (usual: number, most: number) =>
  z
    .string()
    .refine(
      (text) => text === '' || (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= most),
      `should be a whole number from 1 to ${most}`,
    )
    .transform((text) => (text === '' ? usual : Number(text)))
    .default(usual);

const orNothing = <Value extends z.ZodType>(value: Value) =>
  z
    .union([z.literal(''), value])
    .transform((given) => (given === '' ? undefined : given))
    .optional();

/** Members of the query by which a list is filtered, sorted by the same field and paged. */
export const criteria = <const Fields extends readonly [string, ...string[]]>(fields: Fields) => ({
  field: orNothing(z.enum(fields)),
  value: z.string().max(100).optional(),
  conditionType: orNothing(z.enum(['eq', 'neq', 'gt', 'gteq', 'lt', 'lteq', 'like'])),
  direction: orNothing(z.enum(['ASC', 'DESC', 'asc', 'desc'])),
  pageSize: counted(pageSize, pageSize),
  currentPage: counted(1, lastPage),
});

/** The members that lists of partners are asked by. */
export const criteriaFields = {
  campaigns: ['id', 'name', 'created_at'],
  transactions: ['id', 'amount', 'status', 'created_at', 'availability_date', 'payout_id'],
  payouts: ['id', 'amount', 'created_at'],
} as const;
