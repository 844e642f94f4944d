import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { isPeriod, period, periodProblem, reportsRead } from './report-body.ts';

const steps = { carts: z.int(), checkouts: z.int(), orders: z.int(), delivered: z.int() };

export const reportFunnel = defineCall({
  method: 'GET',
  path: '/api/desk/reports/funnel',
  access: reportsRead,
  summary:
    'Carts by the day they were made on, and what became of them: how many hold goods, of these how many have said where to or how to bring them, were ordered, and were delivered. Carts that staff made are left out; nobody who looked without a cart is counted',
  query: deskQuery.extend(period).refine(isPeriod, periodProblem),
  result: z.object({
    /** The first day that nothing is missing of: guests’ carts that nobody touched for 90 days are deleted. */
    complete_from: z.string(),
    total: z.object({ ...steps, rows: z.int() }),
    /** Each day of the period, in order. */
    rows: z.array(z.object({ key: z.string(), ...steps })),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
