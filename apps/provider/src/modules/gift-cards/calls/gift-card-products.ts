import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, orThrow, refusal, type Refusal } from '../../../call/refusal.ts';
import { lockCatalog } from '../../../database/catalog-lock-sql.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { readGiftCardProduct, saveGiftCardProduct, type SoldAs } from '../gift-card-product-sql.ts';

const inPath = { name: 'productId', thing: 'product' } as const;

const answerOf = async (db: Database, productId: number) => {
  const found = await readGiftCardProduct(db, productId);
  if (found === undefined) return refusal('desk.product-not-found');
  const { sold_as, is_ordered } = found;
  const units = await db.selectFrom('currency').select(['code', 'scale']).orderBy('code').execute();
  return { units: units as { code: SoldAs['currency']; scale: number }[], sold_as, is_ordered };
};

/** `GET /api/desk/gift-card-products/{productId}` */
export const readProduct = handleCall(
  'desk/gift-card-product',
  ({ database }: { database: Database }) =>
    async ({ params }) => {
      const id = idInPath(params, inPath);
      if (isRefusal(id)) return id;
      const result = await answerOf(database, id);
      return isRefusal(result) ? result : { result };
    },
);

/** Returns why a product cannot be sold so, or null. */
const faultOf = (
  standing: NonNullable<Awaited<ReturnType<typeof readGiftCardProduct>>>,
  soldAs: SoldAs | null,
): Refusal | null => {
  if (standing.is_ordered) return refusal('desk.gift-card-ordered');
  if (soldAs === null) return null;
  if (standing.type !== 'virtual') return refusal('desk.card-product-delivered');
  if (standing.is_codes) return refusal('desk.stock-is-codes');
  return soldAs.amount === null && !standing.has_amounts
    ? refusal('request.invalid', {
        problem: 'sold_as.amount: should be an amount, as it has no option for it',
      })
    : null;
};

/** `PUT /api/desk/gift-card-products/{productId}` */
export const setProduct = handleDeskWrite(
  'desk/set-gift-card-product',
  () =>
    async ({ params, body: { sold_as: soldAs } }, { transaction, act, now }) => {
      const id = idInPath(params, inPath);
      if (isRefusal(id)) return id;
      await lockCatalog(transaction);
      const standing = await readGiftCardProduct(transaction, id);
      if (standing === undefined) return refusal('desk.product-not-found');
      const fault = faultOf(standing, soldAs);
      if (fault !== null) return fault;
      await saveGiftCardProduct(transaction, id, { soldAs, now });
      await act({
        act: 'saved',
        entity: 'gift_card_product',
        entityId: id,
        before: standing.sold_as,
        after: soldAs,
      });
      return { result: orThrow(await answerOf(transaction, id)) };
    },
);
