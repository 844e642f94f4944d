import { inTransaction } from '../../../database/in-transaction.ts';
import { subscriber } from '../../../events/subscriber.ts';
import { settleGrant } from '../change-points.ts';
import { readRewardBonus } from '../reward-rate-sql.ts';

declare module '../../../events/event.ts' {
  interface EventData {
    /** A customer who registered here has proven an address or a number; emitted by a trigger of `customer`. */
    'customer.verified': { customerId: number };
  }
}

/** Gives points for a registration that was proven, once. */
export const subscribes = subscriber({
  event: 'customer.verified',
  name: 'grant-points',
  handle: async ({ data: { customerId } }, { database, now }) => {
    const { registration } = await readRewardBonus(database);
    await inTransaction(database, (transaction) =>
      settleGrant(transaction, {
        customerId,
        subject: `registration ${customerId}`,
        targetOf: (given) => (given === 0 ? registration : given),
        actor: 'shop',
        now: now(),
      }),
    );
  },
});
