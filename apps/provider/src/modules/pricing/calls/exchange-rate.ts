import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { previewRate, readRateSetting, saveRate } from '../rate-setting-sql.ts';

/** `GET /api/desk/exchange-rate` */
export const readExchangeRate = handleCall(
  'desk/exchange-rate',
  ({ database }: { database: Database }) =>
    async () => ({ result: await readRateSetting(database) }),
);

/** `GET /api/desk/exchange-rate/preview` */
export const previewExchangeRate = handleCall(
  'desk/preview-exchange-rate',
  ({ database }: { database: Database }) =>
    async ({ query: { rate, step } }, { store: { language } }) => ({
      result: await previewRate(database, { rate, step }, language),
    }),
);

/** `PUT /api/desk/exchange-rate`: the schedule `follow-exchange-rate` makes the prices anew. */
export const setExchangeRate = handleDeskWrite(
  'desk/set-exchange-rate',
  () =>
    async ({ body: { rate, step, seen_rate } }, { transaction, act }) => {
      const before = await readRateSetting(transaction);
      if (before.rate !== seen_rate) return refusal('desk.changed-meanwhile');
      await saveRate(transaction, before, { rate, step });
      await act({
        act: 'saved',
        entity: 'exchange_rate',
        entityId: before.quote.code,
        before: { rate: before.rate, step: before.step },
        after: { rate, step },
      });
      return { result: await readRateSetting(transaction) };
    },
);
