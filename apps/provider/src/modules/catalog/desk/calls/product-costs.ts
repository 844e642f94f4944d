import { handleCall } from '../../../../call/handle-call.ts';
import { refusal } from '../../../../call/refusal.ts';
import type { Database } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { readKnownSkus } from '../../products/product-sql.ts';
import { readCostUnits, readProductCost, saveProductCosts } from '../editing/product-cost-sql.ts';

/** Numbers of products that a refusal names. */
const namedAtMost = 10;

/** `GET /api/desk/catalog/costs` */
export const readCost = handleCall(
  'desk/product-cost',
  ({ database }: { database: Database }) =>
    async ({ query: { sku } }) => {
      const found = await readProductCost(database, sku);
      if (found === undefined) return refusal('desk.product-not-found');
      return { result: { units: await readCostUnits(database), cost: found.cost } };
    },
);

/** `PUT /api/desk/catalog/costs` */
export const saveCosts = handleDeskWrite(
  'desk/save-product-costs',
  () =>
    async ({ body: { currency, lines } }, { transaction, act }) => {
      const known = await readKnownSkus(
        transaction,
        lines.map(({ sku }) => sku),
      );
      const unknown = lines.filter(({ sku }) => !known.has(sku)).map(({ sku }) => sku);
      if (unknown.length > 0)
        return refusal('desk.skus-unknown', { skus: unknown.slice(0, namedAtMost).join(', ') });
      const saved = await saveProductCosts(transaction, lines, currency);
      const byNumber = (costOf: (line: (typeof saved)[number]) => unknown) =>
        Object.fromEntries(saved.map((line) => [line.sku, costOf(line)]));
      await act({
        act: 'saved',
        entity: 'product_cost',
        entityId: saved.length === 1 && saved[0] !== undefined ? saved[0].sku : `${saved.length}`,
        before: byNumber(({ before }) => before),
        after: byNumber(({ amount }) => (amount === null ? null : { amount, currency })),
      });
      return { result: { changed: saved.length } };
    },
);
