import { idInPath } from '../../../../call/id-in-path.ts';
import { isRefusal, orThrow, refusal, type Refusal } from '../../../../call/refusal.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import { recordChanges } from '../../../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { countStock, isSoldAsCodes } from '../../../inventory/inventory.ts';
import { pricedBelowWorth, readExchange, readPrices, savePrices } from '../../../pricing/pricing.ts';
import { scheduleProducts } from '../../products/schedule-sql.ts';
import { publish, rebuildTouched } from '../../saving/publish-changes.ts';
import { isComposed, type ListedProduct, readListedProduct } from '../listed-products-sql.ts';
import { isSpecialBelow, readDeskPricing, setPricesOf, withSetPrices } from '../product-detail-sql.ts';
import { setProductStatus } from '../product-status-sql.ts';

type Asked = { language: string; now: number };

/** Returns the product of the path, or a refusal; `hasOwn` for one that has stock and prices of its own. */
const productOf = async (
  transaction: DatabaseTransaction,
  params: Readonly<Record<string, string>>,
  { hasOwn, ...asked }: Asked & { hasOwn: boolean },
): Promise<ListedProduct | Refusal> => {
  const id = idInPath(params, { name: 'productId', thing: 'product' });
  if (isRefusal(id)) return id;
  const product = await readListedProduct(transaction, id, asked);
  if (product === undefined) return refusal('desk.product-not-found');
  return hasOwn && isComposed(product.type) ? refusal('desk.product-composed') : product;
};

const answer = async (transaction: DatabaseTransaction, id: number, asked: Asked) => {
  const product = await readListedProduct(transaction, id, asked);
  return product === undefined ? refusal('desk.product-not-found') : { result: { product } };
};

/** `PUT /api/desk/products/{productId}/stock` */
export const setStock = handleDeskWrite(
  'desk/set-stock',
  () =>
    async ({ params, body: { qty, seen_qty } }, { transaction, act, author, store: { language }, now }) => {
      const asked = { language, now };
      const { id } = orThrow(await productOf(transaction, params, { ...asked, hasOwn: true }));
      if (await isSoldAsCodes(transaction, id)) return refusal('desk.stock-is-codes');
      const before = await countStock(transaction, { productId: id, qty, seen: seen_qty }, author.actor);
      if (before === null) return refusal('desk.changed-meanwhile');
      await recordChanges(transaction, [{ entity: 'product', entity_id: id, kind: 'stock' }], author);
      await act({
        act: 'stock-set',
        entity: 'product',
        entityId: id,
        before: { qty: before },
        after: { qty },
      });
      return answer(transaction, id, asked);
    },
);

/** `PUT /api/desk/products/{productId}/prices` */
export const setPrices = handleDeskWrite(
  'desk/set-prices',
  () =>
    async ({ params, body }, { transaction, act, author, store: { language }, now }) => {
      const asked = { language, now };
      if (!isSpecialBelow(body)) return refusal('desk.special-not-below');
      // A running import writes prices too.
      await lockCatalog(transaction);
      const { id } = orThrow(await productOf(transaction, params, { ...asked, hasOwn: true }));
      const { price_list } = await readDeskPricing(transaction);
      const rows = (await readPrices(transaction, [id])).get(id) ?? [];
      const wanted = new Map([[id, withSetPrices(rows, price_list, body)]]);
      const changed = await savePrices(transaction, wanted, await readExchange(transaction));
      if ((await pricedBelowWorth(transaction, changed)).length > 0) return refusal('gift-card.below-worth');
      if (changed.length > 0) {
        await scheduleProducts(transaction, changed, asked.now);
        await recordChanges(transaction, [{ entity: 'product', entity_id: id, kind: 'price' }], author);
      }
      const before = setPricesOf(rows, price_list);
      await act({ act: 'prices-set', entity: 'product', entityId: id, before, after: body });
      return answer(transaction, id, asked);
    },
);

/** `PUT /api/desk/products/{productId}/status`: documents and counts of categories follow at once. */
export const enableProduct = handleDeskWrite(
  'desk/enable-product',
  () =>
    async ({ params, body: { is_enabled } }, { transaction, act, author, store: { language }, now }) => {
      const asked = { language, now };
      await lockCatalog(transaction);
      const product = orThrow(await productOf(transaction, params, { ...asked, hasOwn: false }));
      const { id } = product;
      if (product.is_enabled !== is_enabled) {
        await setProductStatus(transaction, id, is_enabled);
        const rebuilt = await rebuildTouched(transaction, { products: [id], countsCategories: true });
        await publish(transaction, { rebuilt }, author);
      }
      await act({
        act: is_enabled ? 'enabled' : 'disabled',
        entity: 'product',
        entityId: id,
        before: { is_enabled: product.is_enabled },
        after: { is_enabled },
      });
      return answer(transaction, id, asked);
    },
);
