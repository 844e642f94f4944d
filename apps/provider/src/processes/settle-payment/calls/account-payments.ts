import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/database.ts';
import { creditLineViews, readCreditLinesOf, readCreditOffers } from '../../../modules/credit/credit.ts';
import { readOwed, readTried } from '../account-payments-sql.ts';

/** States in which a credit line cannot be asked for once more. */
const standing: ReadonlySet<string> = new Set(['asked', 'open', 'suspended']);

/** `GET /api/ext/dijla/payments` */
export const readAccountPayments = handleCall(
  'payment/account',
  ({ database }: { database: Database }) =>
    async (_, { customer, store: { language } }) => {
      const asking = { customerId: customer.id, language };
      const lines = await readCreditLinesOf(database, customer.id);
      const held = new Set(lines.filter(({ state }) => standing.has(state)).map(({ method }) => method));
      const offers = await readCreditOffers(database, language);
      return {
        result: {
          owed: await readOwed(database, asking),
          lines: await creditLineViews(database, lines, language),
          may_ask: offers.flatMap(({ method, title }) => (held.has(method) ? [] : [{ method, title }])),
          attempts: await readTried(database, asking),
        },
      };
    },
);
