import { inTransaction } from '../../../database/in-transaction.ts';
import { subscriber } from '../../../events/subscriber.ts';
import { lockPoints, settleGrant } from '../change-points.ts';
import { sourceOf } from '../points-account.ts';
import { readGiven } from '../points-sql.ts';
import { claimRegistrationBonus } from '../registration-bonus-sql.ts';
import { readRewardBonus } from '../reward-rate-sql.ts';

declare module '../../../events/event.ts' {
  interface EventData {
    /** A customer who registered here has proven an address or a number; emitted by a trigger of `customer`. */
    'customer.verified': { customerId: number };
  }
}

/** Gives points for a registration that was proven: once for an account, and once for its number and its mailbox. */
export const subscribes = subscriber({
  event: 'customer.verified',
  name: 'grant-points',
  handle: async ({ data: { customerId } }, { database, now }) => {
    const { registration } = await readRewardBonus(database);
    if (registration === 0) return;
    const subject = `registration ${customerId}` as const;
    const at = now();
    await inTransaction(database, async (transaction) => {
      await lockPoints(transaction, customerId);
      const { entries } = await readGiven(transaction, sourceOf(subject));
      if (entries > 0 || !(await claimRegistrationBonus(transaction, customerId, at))) return;
      await settleGrant(transaction, {
        customerId,
        subject,
        targetOf: () => registration,
        actor: 'shop',
        now: at,
      });
    });
  },
});
