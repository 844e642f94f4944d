import { handleCall } from '../../../../call/handle-call.ts';
import type { Database } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { readOrderRules, saveOrderRules } from '../order-rules-sql.ts';

/** `GET /api/desk/order-rules` */
export const readDeskOrderRules = handleCall(
  'desk/order-rules',
  ({ database }: { database: Database }) =>
    async () => ({ result: await readOrderRules(database) }),
);

/** `PUT /api/desk/order-rules` */
export const setOrderRules = handleDeskWrite(
  'desk/set-order-rules',
  () =>
    async ({ body }, { transaction, act }) => {
      const before = await readOrderRules(transaction);
      await saveOrderRules(transaction, body);
      await act({ act: 'saved', entity: 'order_rules', entityId: null, before, after: body });
      return { result: await readOrderRules(transaction) };
    },
);
