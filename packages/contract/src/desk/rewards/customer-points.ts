import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { pointsAccount, pointsChange } from '../../values/customers/points.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

/** The latest changes of a customer's points that are shown. */
const shown = 20;

export const readCustomerPoints = defineCall({
  method: 'GET',
  path: '/api/desk/customers/{customerId}/points',
  access: { for: 'staff', permission: 'customers.read' },
  summary: `A customer's points, and the latest ${shown} changes of them`,
  query: deskQuery,
  result: z.object({ account: pointsAccount, changes: z.array(pointsChange) }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.customer-not-found'],
});

/** Points that one adjustment may give or take. */
const most = 1_000_000;

export const adjustCustomerPoints = defineCall({
  method: 'POST',
  path: '/api/desk/customers/{customerId}/points',
  access: { for: 'staff', permission: 'rewards.adjust', stepUp: true },
  summary: 'Gives a customer points, or takes some of those she has; the customer reads why',
  query: deskQuery,
  replayable: true,
  body: z.object({
    points: z
      .int()
      .min(-most)
      .max(most)
      .refine((points) => points !== 0, 'should not be zero'),
    reason: lineOf(200).refine((text) => text.trim() !== '', 'should not be empty'),
  }),
  result: pointsAccount,
  refusals: [
    ...deskRefusals,
    'desk.step-up-needed',
    'request.invalid',
    'desk.customer-not-found',
    'rewards.not-enough-points',
  ],
});
