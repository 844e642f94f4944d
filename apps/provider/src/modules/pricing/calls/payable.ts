import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import { recordChanges } from '../../../database/change-sql.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { readPayableSetting, savePayableSetting } from '../payable-sql.ts';

/** `GET /api/desk/payable` */
export const readPayable = handleCall('desk/payable', ({ database }: { database: Database }) => async () => ({
  result: await readPayableSetting(database),
}));

/** `PUT /api/desk/payable`: carts are paid by it at once, orders keep what they were placed with. */
export const setPayable = handleDeskWrite(
  'desk/set-payable',
  () =>
    async ({ body: { stores } }, { transaction, act, author }) => {
      const before = await readPayableSetting(transaction);
      if (!(await savePayableSetting(transaction, stores))) return refusal('desk.setting-not-found');
      await recordChanges(transaction, [{ entity: 'store', entity_id: null, kind: 'saved' }], author);
      await act({
        act: 'saved',
        entity: 'payable',
        entityId: null,
        before: { stores: before.stores },
        after: { stores },
      });
      return { result: await readPayableSetting(transaction) };
    },
);
