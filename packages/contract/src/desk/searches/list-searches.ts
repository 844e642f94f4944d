import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { text } from '../list-query.ts';

const ways = ['', 'nothing', 'all'] as const;

export const listSearches = defineCall({
  method: 'GET',
  path: '/api/desk/searches',
  access: { for: 'staff', permission: 'searches.read' },
  summary:
    'What was searched for in the last 14 days, two times or more: by how often nothing was found, or by how often at all. At most 200, and nobody is named (DESIGN §5)',
  query: deskQuery.extend({
    /** `nothing`: only what found nothing at least once, which is the usual; `all`: everything. */
    found: z.enum(ways).default('nothing'),
    /** A store view; all of them by default. */
    view: text,
    /** Part of a text. */
    q: text,
  }),
  result: z.object({
    items: z.array(
      z.object({
        store_code: z.string(),
        /** As searches compare it: folded. */
        text: z.string(),
        times: z.int(),
        without_result: z.int(),
        /** The last day on which it was searched for, YYYY-MM-DD. */
        last_day: z.string(),
      }),
    ),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
