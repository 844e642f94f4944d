import { randomUUID } from 'node:crypto';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { isCustomer } from '../../customers/customers.ts';
import { linesToMove, post } from '../../ledger/ledger.ts';
import {
  askAdjustment,
  decideAdjustment,
  lockAdjustment,
  needsSecond,
  readAsked,
} from '../adjustments/adjustment-sql.ts';
import { linesToGive, lockPoints } from '../change-points.ts';
import { adjusted, pointsOf } from '../points-account.ts';
import { readPointsChanges } from '../points-sql.ts';
import { readPointsAccount, shownChange } from '../points-view.ts';

/** Changes of a customer's points that are shown at the desk. */
const shown = 20;

/** Returns the customer of the path, or a refusal. */
const customerOf = async (
  database: Database,
  params: Readonly<Record<string, string>>,
): Promise<number | Refusal> => {
  const id = idInPath(params, { name: 'customerId', thing: 'customer' });
  if (isRefusal(id)) return id;
  return (await isCustomer(database, id)) ? id : refusal('desk.customer-not-found');
};

/** `GET /api/desk/customers/{customerId}/points` */
export const readCustomerPoints = handleCall(
  'desk/customer-points',
  ({ database }: { database: Database }) =>
    async ({ params }, { now }) => {
      const id = await customerOf(database, params);
      if (isRefusal(id)) return id;
      const changes = await readPointsChanges(database, id, { before: undefined, limit: shown });
      return {
        result: {
          account: await readPointsAccount(database, id, now),
          changes: changes.map(shownChange),
          asked: await readAsked(database, id),
        },
      };
    },
);

type Adjustment = {
  customerId: number;
  points: number;
  reason: string;
  /** Names the posting for good. */
  cause: string;
  actor: string;
  now: number;
};

/** Gives or takes points, no more than there are: staff make no debts. Returns how many there were, or a refusal. */
const adjust = async (
  transaction: DatabaseTransaction,
  { customerId, points, reason, cause, actor, now }: Adjustment,
): Promise<number | Refusal> => {
  const locked = await lockPoints(transaction, customerId);
  if (points < 0 && locked.balance < -points) return refusal('rewards.not-enough-points');
  const { outcome } = await post(transaction, {
    kind: 'points-adjusted',
    cause,
    lines:
      points > 0
        ? linesToGive(locked, { from: adjusted, amount: points })
        : linesToMove({ from: pointsOf(customerId), to: adjusted, unit: 'POINT', amount: -points }),
    reason,
    actor,
    at: now,
  });
  if (outcome !== 'posted') throw new Error(`${cause} was not posted: ${outcome}`);
  return locked.balance;
};

/** `POST /api/desk/customers/{customerId}/points`. What is worth too much for one member waits for another. */
export const adjustCustomerPoints = handleDeskWrite(
  'desk/adjust-points',
  () =>
    async ({ params, body: { points, reason } }, { transaction, act, author, staff, now }) => {
      const id = await customerOf(transaction, params);
      if (isRefusal(id)) return id;
      const { balance } = await lockPoints(transaction, id);
      const given = { customerId: id, points, actor: author.actor, now };
      const entity = { entity: 'customer', entityId: id } as const;
      if (await needsSecond(transaction, given)) {
        if (points < 0 && balance < -points) return refusal('rewards.not-enough-points');
        await askAdjustment(transaction, { customerId: id, points, reason, staffId: staff.id, now });
        await act({ ...entity, act: 'points-asked', before: null, after: { given: points } });
        return { result: { ...(await readPointsAccount(transaction, id, now)), waits: true } };
      }
      const before = await adjust(transaction, { ...given, reason, cause: `request ${randomUUID()}` });
      if (isRefusal(before)) return before;
      const account = await readPointsAccount(transaction, id, now);
      await act({
        ...entity,
        act: 'points-adjusted',
        before: { points: before },
        after: { points: account.balance, given: points },
      });
      return { result: { ...account, waits: false } };
    },
);

/** `GET /api/desk/points-adjustments` */
export const listPointsAdjustments = handleCall(
  'desk/points-adjustments',
  ({ database }: { database: Database }) =>
    async () => ({ result: { items: await readAsked(database, null) } }),
);

/** `POST /api/desk/points-adjustments/{adjustmentId}/decision`: whoever asked may take it back, and confirm nothing. */
export const decidePointsAdjustment = handleDeskWrite(
  'desk/decide-points-adjustment',
  () =>
    async ({ params, body: { decision } }, { transaction, act, author, staff, now }) => {
      const id = idInPath(params, { name: 'adjustmentId', thing: 'adjustment' });
      if (isRefusal(id)) return id;
      const asked = await lockAdjustment(transaction, id);
      if (asked === undefined) return refusal('rewards.adjustment-not-found');
      if (asked.state !== 'asked') return refusal('rewards.adjustment-decided');
      const { customer_id: customerId, points, reason } = asked;
      const entity = { entity: 'customer', entityId: customerId } as const;
      if (decision === 'refuse') {
        await decideAdjustment(transaction, id, { state: 'refused', staffId: staff.id, now });
        await act({ ...entity, act: 'points-refused', before: { given: points }, after: null });
        return { result: await readPointsAccount(transaction, customerId, now) };
      }
      if (asked.asked_by === staff.id) return refusal('rewards.adjustment-own');
      const cause = `adjustment ${id}`;
      const before = await adjust(transaction, {
        customerId,
        points,
        reason,
        cause,
        actor: author.actor,
        now,
      });
      if (isRefusal(before)) return before;
      await decideAdjustment(transaction, id, { state: 'confirmed', staffId: staff.id, now });
      const account = await readPointsAccount(transaction, customerId, now);
      await act({
        ...entity,
        act: 'points-adjusted',
        before: { points: before },
        after: { points: account.balance, given: points },
      });
      return { result: account };
    },
);
