import { z } from 'zod';
import { deskQuery } from './desk-call.ts';

/** Changes that one printed statement has at most. */
export const statementLinesAtMost = 1000;

/** Of which month in Baghdad a statement is, such as `2026-03`; empty: of this one. */
export const statementQuery = deskQuery.extend({
  month: z
    .string()
    .regex(/^(20\d\d-(0[1-9]|1[0-2]))?$/, 'should be a month such as 2026-03')
    .transform((given) => (given === '' ? undefined : given))
    .optional(),
});
