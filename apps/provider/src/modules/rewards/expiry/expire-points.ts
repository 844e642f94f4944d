import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { pointsExpiringBy } from '@dijla/commerce-rules/rewards/points-expiring';
import { isStoreCode } from '@dijla/contract/store-views';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { linesToMove, post } from '../../ledger/ledger.ts';
import { send } from '../../messaging/messaging.ts';
import { lockPoints } from '../change-points.ts';
import { pointsOf } from '../points-account.ts';
import { readRewardBonus } from '../reward-rate-sql.ts';
import { expiringNext, noticeDays } from './expiring.ts';
import {
  endNotice,
  type Notice,
  readDatedPoints,
  readDueNotices,
  readUntold,
  saveNotice,
  type Told,
} from './expiring-sql.ts';

/** Customers looked at together. */
const atOnce = 200;
const dayMs = 86_400_000;

/** Takes what is left of the points of a notice, the oldest first; once, as the points are locked before it is looked at. */
const expireNotice = async (
  transaction: DatabaseTransaction,
  { id, customer_id: customerId, day, points }: Notice,
  now: number,
): Promise<void> => {
  const { balance } = await lockPoints(transaction, customerId);
  const { expire_after_months: months } = await readRewardBonus(transaction);
  const changes = (await readDatedPoints(transaction, [customerId])).get(customerId) ?? [];
  const left = months === null ? 0 : pointsExpiringBy({ changes, months }, day);
  const expired = Math.min(points, left, balance);
  if (!(await endNotice(transaction, id, { expired, now })) || expired === 0) return;
  await post(transaction, {
    kind: 'points-expired',
    cause: `expiry ${id}`,
    lines: linesToMove({ from: pointsOf(customerId), to: 'rewards:expired', unit: 'POINT', amount: expired }),
    at: now,
  });
};

/** Tells a customer by e-mail, else by SMS, how many points go after which day. */
const tell = async (
  transaction: DatabaseTransaction,
  { id, name, email, telephone, language }: Told,
  { day, points, now }: { day: string; points: number; now: number },
): Promise<void> => {
  const notice = await saveNotice(transaction, { customer_id: id, day, points }, now);
  const to = email ?? telephone;
  if (notice === null || to === null || !isStoreCode(language)) return;
  await send(transaction, [
    {
      channel: email === null ? 'sms' : 'email',
      to,
      template: 'points-expiring',
      params: { name, points, day },
      language,
      cause: `points expiry ${notice}`,
    },
  ]);
};

const tellOf = async (database: Database, months: number, now: number): Promise<void> => {
  const soon = isoDayAt(now + noticeDays * dayMs);
  let after = 0;
  for (;;) {
    const customers = await readUntold(database, after, atOnce);
    const changes = await readDatedPoints(
      database,
      customers.map(({ id }) => id),
    );
    const due = customers.flatMap((customer) => {
      const next = expiringNext(changes.get(customer.id) ?? [], months, now);
      return next === null || next.day > soon ? [] : [{ customer, ...next }];
    });
    if (due.length > 0)
      await inTransaction(database, async (transaction) => {
        for (const { customer, day, points } of due) await tell(transaction, customer, { day, points, now });
      });
    if (customers.length < atOnce) return;
    after = customers.at(-1)?.id ?? after;
  }
};

/**
 * Lets points go that their customers were told of and whose day is over, and tells customers of those that go in two
 * weeks. Run again, it changes nothing. `now` in epoch milliseconds.
 */
export const expirePoints = async (database: Database, now: number): Promise<void> => {
  const today = isoDayAt(now);
  for (;;) {
    const notices = await readDueNotices(database, today, atOnce);
    for (const notice of notices)
      await inTransaction(database, (transaction) => expireNotice(transaction, notice, now));
    if (notices.length < atOnce) break;
  }
  const { expire_after_months: months } = await readRewardBonus(database);
  if (months !== null) await tellOf(database, months, now);
};
