import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { isCustomer } from '../../customers/customers.ts';
import { linesToMove, post } from '../../ledger/ledger.ts';
import { linesToGive, lockPoints } from '../change-points.ts';
import { pointsOf } from '../points-account.ts';
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
        result: { account: await readPointsAccount(database, id, now), changes: changes.map(shownChange) },
      };
    },
);

/** `POST /api/desk/customers/{customerId}/points`. Takes no more than there are: staff make no debts. */
export const adjustCustomerPoints = handleDeskWrite(
  'desk/adjust-points',
  () =>
    async ({ params, body: { points, reason } }, { transaction, act, author, now }) => {
      const id = await customerOf(transaction, params);
      if (isRefusal(id)) return id;
      const locked = await lockPoints(transaction, id);
      if (points < 0 && locked.balance < -points) return refusal('rewards.not-enough-points');
      const from = 'rewards:adjusted' as const;
      await post(transaction, {
        kind: 'points-adjusted',
        cause: `request ${author.requestId}`,
        lines:
          points > 0
            ? linesToGive(locked, { from, amount: points })
            : linesToMove({ from: pointsOf(id), to: from, unit: 'POINT', amount: -points }),
        reason,
        actor: author.actor,
        at: now,
      });
      const account = await readPointsAccount(transaction, id, now);
      await act({
        act: 'points-adjusted',
        entity: 'customer',
        entityId: id,
        before: { points: locked.balance },
        after: { points: account.balance, given: points },
      });
      return { result: account };
    },
);
