import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { courierClosing, courierStop, heldCash } from '../../values/desk/courier-run.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const readRun = defineCall({
  method: 'GET',
  path: '/api/desk/run',
  access: { for: 'staff', permission: 'run.work' },
  summary:
    "One's own run of today: packages on their way, in the order in which they were given, and those whose outcome was said today; the cash one holds, and how the day was closed",
  query: deskQuery,
  result: z.object({
    /** Of the staff. */
    courier_id: z.int(),
    /** Today in Baghdad, `YYYY-MM-DD`. */
    day: z.string(),
    stops: z.array(courierStop),
    cash: z.array(heldCash),
    closings: z.array(courierClosing),
  }),
  refusals: deskRefusals,
});
