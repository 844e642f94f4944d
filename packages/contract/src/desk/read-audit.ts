import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { auditRow } from '../values/desk/audit-row.ts';
import { deskQuery, deskRefusals } from './desk-call.ts';
import { instant, limit, rowId, text } from './list-query.ts';

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
    before: rowId,
    limit,
  }),
  result: z.object({
    items: z.array(auditRow),
    /** Null on the last page. */
    next: z.int().nullable(),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
