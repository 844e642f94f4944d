import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { pointsAccount, pointsChange } from '../../values/customers/points.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { statementQuery } from '../statement-query.ts';

/** The latest changes of a customer's points that are shown. */
const shown = 20;

/** Points that wait for a second member of the staff. */
const askedAdjustment = z.object({
  id: z.int(),
  customer: z.object({ id: z.int(), name: z.string() }),
  points: z.int(),
  reason: z.string(),
  asked_at: z.string(),
  asked_by: z.object({ id: z.int(), name: z.string() }),
});

export const readCustomerPoints = defineCall({
  method: 'GET',
  path: '/api/desk/customers/{customerId}/points',
  access: { for: 'staff', permission: 'customers.read' },
  summary: `A customer's points, and the latest ${shown} changes of them`,
  query: deskQuery,
  result: z.object({
    account: pointsAccount,
    changes: z.array(pointsChange),
    /** What waits for a second member of the staff. */
    asked: z.array(askedAdjustment),
  }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.customer-not-found'],
});

export const printPointsStatement = defineCall({
  method: 'GET',
  path: '/api/desk/customers/{customerId}/points/statement/pdf',
  access: { for: 'staff', permission: 'customers.read' },
  summary: "What changed a customer's points in a month as PDF, in the language of the store",
  query: statementQuery,
  file: 'application/pdf',
  result: z.instanceof(Blob),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'request.busy',
    'desk.customer-not-found',
    'paper.statement-too-long',
  ],
});

/** Points that one adjustment may give or take. */
const most = 1_000_000;

export const adjustCustomerPoints = defineCall({
  method: 'POST',
  path: '/api/desk/customers/{customerId}/points',
  access: { for: 'staff', permission: 'rewards.adjust', stepUp: true },
  summary:
    'Gives a customer points, or takes some of those she has; the customer reads why. What is worth more than the owner lets one member give in a day waits for another',
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
  result: pointsAccount.extend({
    /** Whether nothing has changed yet, because another member has to confirm it. */
    waits: z.boolean(),
  }),
  refusals: [
    ...deskRefusals,
    'desk.step-up-needed',
    'request.invalid',
    'desk.customer-not-found',
    'rewards.not-enough-points',
  ],
});

export const listPointsAdjustments = defineCall({
  method: 'GET',
  path: '/api/desk/points-adjustments',
  access: { for: 'staff', permission: 'rewards.adjust' },
  summary: 'Points that wait for a second member of the staff, the latest 100',
  query: deskQuery,
  result: z.object({ items: z.array(askedAdjustment) }),
  refusals: deskRefusals,
});

export const decidePointsAdjustment = defineCall({
  method: 'POST',
  path: '/api/desk/points-adjustments/{adjustmentId}/decision',
  access: { for: 'staff', permission: 'rewards.adjust', stepUp: true },
  summary:
    'Confirms points that another member of the staff asked for, which gives or takes them, or refuses them, as who asked may too',
  query: deskQuery,
  replayable: true,
  body: z.object({ decision: z.enum(['confirm', 'refuse']) }),
  result: pointsAccount,
  refusals: [
    ...deskRefusals,
    'desk.step-up-needed',
    'request.invalid',
    'rewards.adjustment-not-found',
    'rewards.adjustment-decided',
    'rewards.adjustment-own',
    'rewards.not-enough-points',
  ],
});
