import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, orThrow, refusal, type Refusal } from '../../../call/refusal.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { endSessions } from '../../../modules/customers/customers.ts';
import { type ListedCustomer, lockCustomer, moveToGroup, setCustomerActive } from '../desk-customers-sql.ts';

/** Returns the customer of the path, locked, or a refusal. */
const customerOf = async (
  transaction: DatabaseTransaction,
  params: Readonly<Record<string, string>>,
): Promise<ListedCustomer | Refusal> => {
  const id = idInPath(params, { name: 'customerId', thing: 'customer' });
  if (isRefusal(id)) return id;
  return (await lockCustomer(transaction, id)) ?? refusal('desk.customer-not-found');
};

/** `PUT /api/desk/customers/{customerId}/status`: whoever is blocked is signed out everywhere. */
export const blockCustomer = handleDeskWrite(
  'desk/block-customer',
  () =>
    async ({ params, body: { is_active } }, { transaction, act }) => {
      const { id, is_active: before } = orThrow(await customerOf(transaction, params));
      await setCustomerActive(transaction, id, is_active);
      if (!is_active) await endSessions(transaction, id, null);
      await act({
        act: is_active ? 'unblocked' : 'blocked',
        entity: 'customer',
        entityId: id,
        before: { is_active: before },
        after: { is_active },
      });
      return { result: true };
    },
);

/** `DELETE /api/desk/customers/{customerId}/sessions` */
export const endCustomerSessions = handleDeskWrite(
  'desk/end-customer-sessions',
  () =>
    async ({ params }, { transaction, act }) => {
      const { id } = orThrow(await customerOf(transaction, params));
      await endSessions(transaction, id, null);
      await act({ act: 'sessions-ended', entity: 'customer', entityId: id, before: null, after: null });
      return { result: true };
    },
);

/** `PUT /api/desk/customers/{customerId}/group` */
export const setCustomerGroup = handleDeskWrite(
  'desk/set-customer-group',
  () =>
    async ({ params, body: { group } }, { transaction, act }) => {
      const { id, group: before } = orThrow(await customerOf(transaction, params));
      if (!(await moveToGroup(transaction, id, group))) return refusal('desk.setting-not-found');
      await act({
        act: 'group-set',
        entity: 'customer',
        entityId: id,
        before: { group: before },
        after: { group },
      });
      return { result: true };
    },
);
