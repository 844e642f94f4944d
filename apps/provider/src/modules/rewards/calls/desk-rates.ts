import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { readRateChoices, readSetRates, saveRates } from '../desk-rates-sql.ts';

/** `GET /api/desk/reward-rates` */
export const readDeskRewardRates = handleCall(
  'desk/reward-rates',
  ({ database }: { database: Database }) =>
    async (_, { store }) => ({
      result: {
        ...(await readSetRates(database)),
        ...(await readRateChoices(database)),
        base_currency: store.base_currency.code,
      },
    }),
);

/** `PUT /api/desk/reward-rates`: carts reckon by them at once; orders earn by what they were placed under, and points that
 * were told to expire by the months that hold on their day. */
export const setDeskRewardRates = handleDeskWrite(
  'desk/set-reward-rates',
  () =>
    async ({ body }, { transaction, act, store }) => {
      const base = store.base_currency.code;
      if (body.rates.some(({ direction, currency }) => direction === 1 && currency !== base))
        return refusal('request.invalid', { problem: `points are spent by amounts in ${base}` });
      const before = await readSetRates(transaction);
      await saveRates(transaction, body);
      await act({ act: 'saved', entity: 'reward_rates', entityId: null, before, after: body });
      return { result: true };
    },
);
