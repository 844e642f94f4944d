import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/connect.ts';
import { readAuditPage } from '../audit-page-sql.ts';

/** `GET /api/desk/audit` (DESIGN §4). One row more than the page holds says whether another follows. */
export const readAudit = handleCall(
  'desk/audit',
  ({ readDatabase }: { readDatabase: Database }) =>
    async ({ query: { limit, ...filter } }, { store }) => {
      const rows = await readAuditPage(readDatabase, filter, {
        limit: limit + 1,
        language: store.language,
      });
      const items = rows.slice(0, limit);
      return {
        result: {
          items: items.map((row) => ({ ...row, at: row.at.toISOString() })),
          next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
        },
      };
    },
);
