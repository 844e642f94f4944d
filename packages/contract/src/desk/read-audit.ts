import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { auditRow } from '../values/desk/audit-row.ts';
import { deskQuery, deskRefusals } from './desk-call.ts';

/** Maximum number of rows per page. */
const limitAtMost = 200;
/** A database can hold no instant of the year 0; nothing was written before this one. */
const firstInstant = Date.UTC(2000, 0);

/** Empty counts as absent. */
const text = z
  .string()
  .max(100)
  .transform((given) => (given === '' ? undefined : given))
  .optional();

const instant = z
  .union([z.literal(''), z.iso.datetime({ offset: true })])
  .transform((given) => (given === '' ? undefined : new Date(given)))
  .refine((at) => at === undefined || at.getTime() >= firstInstant, 'should be after the year 2000')
  .optional();

const id = z
  .string()
  .regex(/^\d{0,15}$/, 'should be the id of a row')
  .transform((given) => (given === '' ? undefined : Number(given)))
  .optional();

const limit = z
  .string()
  .refine(
    (given) =>
      given === '' || (/^\d{1,3}$/.test(given) && Number(given) >= 1 && Number(given) <= limitAtMost),
    `should be a whole number from 1 to ${limitAtMost}`,
  )
  .transform((given) => (given === '' ? 50 : Number(given)))
  .default(50);

export const readAudit = defineCall({
  method: 'GET',
  path: '/api/desk/audit',
  access: { for: 'staff', permission: 'audit.read' },
  summary:
    'Who changed what, newest first. A page goes on with `before`, which is the `next` of the page above it; `from` is included, `until` is not (DESIGN §4)',
  query: deskQuery.extend({
    actor: text,
    act: text,
    entity: text,
    entityId: text,
    from: instant,
    until: instant,
    before: id,
    limit,
  }),
  result: z.object({
    items: z.array(auditRow),
    /** Null on the last page. */
    next: z.int().nullable(),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
