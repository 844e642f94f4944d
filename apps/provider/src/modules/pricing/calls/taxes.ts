import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import {
  isKnown,
  lockTaxes,
  readDeskTaxes,
  readTaxExample,
  saveTaxes,
  type Taxes,
} from '../desk-taxes-sql.ts';

/** `GET /api/desk/taxes` */
export const readTaxes = handleCall(
  'desk/taxes',
  ({ database }: { database: Database }) =>
    async (_, { store }) => ({ result: await readDeskTaxes(database, store) }),
);

/** `GET /api/desk/tax-example` */
export const readExample = handleCall(
  'desk/tax-example',
  ({ database }: { database: Database }) =>
    async ({ query: { sku } }, { store }) => {
      const example = await readTaxExample(database, { sku, store });
      return example === undefined ? refusal('desk.product-not-found') : { result: example };
    },
);

const audited = ({ classes, rates, rules }: Taxes) => ({ classes, rates, rules });

/** `PUT /api/desk/taxes` */
export const setTaxes = handleDeskWrite(
  'desk/set-taxes',
  () =>
    async ({ body: { version, ...written } }, { transaction, act, author, store }) => {
      await lockTaxes(transaction);
      const before = await readDeskTaxes(transaction, store);
      if (before.version !== version) return refusal('desk.changed-meanwhile');
      if (!isKnown(before, written)) return refusal('desk.setting-not-found');
      await saveTaxes(transaction, { before, written, author });
      const after = await readDeskTaxes(transaction, store);
      await act({
        act: 'saved',
        entity: 'taxes',
        entityId: null,
        before: audited(before),
        after: audited(after),
      });
      return { result: after };
    },
);
