import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import type { CallInput } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Stores } from '../../../call/store-view.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { readRevision, typedOrderNumbers } from '../../../modules/orders/orders.ts';
import { readDraftCode } from '../draft-rule.ts';
import { type Preview, type PreviewedGoods, pricedForPreview } from '../priced-for-preview.ts';

type Query = CallInput<'desk/promotion-preview'>['query'];

type Ordered = { goods: PreviewedGoods[]; storeCode: string };

const orderedGoods = async (transaction: DatabaseTransaction, typed: string): Promise<Ordered | Refusal> => {
  const order = await transaction
    .selectFrom('order')
    .select(['id', 'store_code'])
    .where('order_number', 'in', typedOrderNumbers(typed))
    .executeTakeFirst();
  const revision = order && (await readRevision(transaction, { orderId: order.id }));
  if (!revision) return refusal('order.not-found');
  return {
    goods: revision.lines.map(({ sku, qty, product_option }) => ({ sku, qty, product_option })),
    storeCode: order.store_code,
  };
};

const sumsOf = ({ subtotal_incl_tax, discount, shipping, shipping_tax, grand_total }: TotalsResult) => ({
  subtotal: subtotal_incl_tax,
  discount,
  shipping: shipping + shipping_tax,
  total: grand_total,
});

const shown = ({ cart, before, after, appliedCode }: Preview) => {
  const { code, scale } = cart.context.currency;
  const discounts = new Map(before.lines.map((line) => [line.item_id, line.discount]));
  const skus = new Map(cart.lines.map((line) => [line.item_id, line.product.sku]));
  return {
    unit: { code, scale },
    before: sumsOf(before),
    after: sumsOf(after),
    applies: after.promotions.some((promotion) => promotion.code === appliedCode),
    free_shipping: after.free_shipping,
    lines: after.lines.map(({ item_id, name, qty, row_total_incl_tax, discount }) => ({
      sku: skus.get(item_id) ?? '',
      name,
      qty,
      row_total: row_total_incl_tax,
      discount_before: discounts.get(item_id) ?? 0,
      discount_after: discount,
    })),
  };
};

const inCart = async (
  transaction: DatabaseTransaction,
  { products, order_number, promotionId, region_id, ...draft }: Query,
  { store, stores, now }: Pick<Parameters<typeof pricedForPreview>[2], 'store' | 'now'> & { stores: Stores },
): Promise<Preview | Refusal> => {
  const storeCode = store.code;
  const ordered =
    order_number === undefined
      ? { goods: products, storeCode }
      : await orderedGoods(transaction, order_number);
  if (isRefusal(ordered)) return ordered;
  const code = await readDraftCode(transaction, promotionId);
  if (isRefusal(code)) return code;
  return pricedForPreview(
    transaction,
    { code, rule: draft.rule, priority: draft.priority, stops_further: draft.stops_further },
    {
      // In the currency of the order, at the prices of where it was placed.
      store: stores.byCode(ordered.storeCode),
      goods: ordered.goods,
      regionId: region_id ?? null,
      now,
    },
  );
};

/** `GET /api/desk/promotion-preview` */
export const previewPromotion = handleCall(
  'desk/promotion-preview',
  ({ database, stores }: { database: Database; stores: Stores }) =>
    async ({ query }, { store, now }) => {
      const preview = await inTransaction(database, (transaction) =>
        inCart(transaction, query, { store, stores, now }),
      );
      return isRefusal(preview) ? preview : { result: shown(preview) };
    },
);
