import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import { type Database, inTransaction } from '../../../database/database.ts';
import { askCreditLine, readCreditLine, readCreditOffers } from '../credit-line-sql.ts';
import { creditLineViews } from '../credit-line-view.ts';

/** `POST /api/ext/dijla/credit` */
export const askForCredit = handleCall(
  'credit/ask',
  ({ database }: { database: Database }) =>
    async ({ body: { method, organization, reference } }, { customer, store, now }) => {
      const offers = await readCreditOffers(database, store.language);
      const offered = offers.find((one) => one.method === method);
      if (offered === undefined) return refusal('credit.not-offered');
      const { unit } = offered;
      const asked = { customerId: customer.id, method, unit, now };
      const id = await inTransaction(database, (transaction) =>
        askCreditLine(transaction, {
          ...asked,
          organization: organization.trim(),
          reference: reference.trim(),
        }),
      );
      const line = id === null ? undefined : await readCreditLine(database, id);
      if (line === undefined) return refusal('credit.asked');
      const [result] = await creditLineViews(database, [line], store.language);
      if (result === undefined) throw new Error(`credit line ${line.id} has no view`);
      return { result };
    },
);
