import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/connect.ts';
import { readSearchCounts } from '../search-count-sql.ts';

/** `GET /api/desk/searches`: what shoppers search for, and what of it they look for in vain. */
export const listSearches = handleCall(
  'desk/searches',
  ({ readDatabase }: { readDatabase: Database }) =>
    async ({ query: { found, view, q } }, { now }) => ({
      result: {
        items: await readSearchCounts(
          readDatabase,
          {
            onlyWithoutResult: found !== 'all',
            storeCode: view,
            part: q === undefined ? undefined : foldedText(q),
          },
          now,
        ),
      },
    }),
);
