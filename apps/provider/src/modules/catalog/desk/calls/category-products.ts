import { handleCall } from '../../../../call/handle-call.ts';
import { isRefusal, orThrow, refusal } from '../../../../call/refusal.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import type { Author } from '../../../../database/change-sql.ts';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { publish, rebuildTouched } from '../../saving/publish-changes.ts';
import {
  addProducts,
  readCategoryProducts,
  readOrder,
  readShownProducts,
  removeProductsFrom,
  writeOrder,
} from '../categories/category-products-sql.ts';
import { standingOf } from '../categories/standing-category.ts';

/** Unknown skus named in a refusal. */
const namedAtMost = 10;

const publishProducts = async (
  transaction: DatabaseTransaction,
  products: readonly number[],
  author: Author,
): Promise<void> => {
  if (products.length === 0) return;
  const rebuilt = await rebuildTouched(transaction, { products, countsCategories: true });
  await publish(transaction, { rebuilt }, author);
};

/** `GET /api/desk/catalog/categories/{categoryId}/products` */
export const listProductsOfCategory = handleCall(
  'desk/category-products',
  ({ database }: { database: Database }) =>
    async ({ params, query: { from } }, { store: { language } }) => {
      const standing = await standingOf(database, params);
      if (isRefusal(standing)) return standing;
      return {
        result: await readCategoryProducts(database, { categoryId: standing.row.id, from, language }),
      };
    },
);

/** `POST /api/desk/catalog/categories/{categoryId}/products` */
export const addToCategory = handleDeskWrite(
  'desk/add-category-products',
  () =>
    async ({ params, body: { skus } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      const { row } = orThrow(await standingOf(transaction, params));
      const known = await readShownProducts(transaction, skus);
      const unknown = skus.filter((sku) => !known.has(sku));
      if (unknown.length > 0)
        return refusal('desk.skus-unknown', { skus: unknown.slice(0, namedAtMost).join(', ') });
      const wanted = new Map(
        skus.flatMap((sku) => {
          const product = known.get(sku);
          return product === undefined ? [] : [[product.id, product.sku] as const];
        }),
      );
      const ids = await addProducts(transaction, row.id, [...wanted.keys()]);
      await publishProducts(transaction, ids, author);
      const added = ids.flatMap((id) => wanted.get(id) ?? []);
      await act({
        act: 'products-added',
        entity: 'category',
        entityId: row.id,
        before: { skus: [] },
        after: { skus: added },
      });
      return { result: { added } };
    },
);

/** `POST /api/desk/catalog/categories/{categoryId}/products/removal` */
export const removeFromCategory = handleDeskWrite(
  'desk/remove-category-products',
  () =>
    async ({ params, body: { skus } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      const { row } = orThrow(await standingOf(transaction, params));
      const known = await readShownProducts(transaction, skus);
      const wanted = new Map([...known.values()].map(({ id, sku }) => [id, sku]));
      const ids = await removeProductsFrom(transaction, row.id, [...wanted.keys()]);
      await publishProducts(transaction, ids, author);
      const removed = ids.flatMap((id) => wanted.get(id) ?? []);
      await act({
        act: 'products-removed',
        entity: 'category',
        entityId: row.id,
        before: { skus: removed },
        after: { skus: [] },
      });
      return { result: { removed } };
    },
);

/** `POST /api/desk/catalog/categories/{categoryId}/products/place` */
export const placeInCategory = handleDeskWrite(
  'desk/place-category-product',
  () =>
    async ({ params, body: { sku, before } }, { transaction, act }) => {
      await lockCatalog(transaction);
      const { row } = orThrow(await standingOf(transaction, params));
      const known = await readShownProducts(transaction, before === null ? [sku] : [sku, before]);
      const [id, beforeId] = [known.get(sku)?.id, before === null ? null : known.get(before)?.id];
      const standing = await readOrder(transaction, row.id);
      const others = standing.filter((each) => each !== id);
      const place = beforeId === null ? others.length : others.indexOf(beforeId ?? 0);
      if (id === undefined || others.length === standing.length || place === -1)
        return refusal('desk.changed-meanwhile');
      await writeOrder(transaction, row.id, others.toSpliced(place, 0, id));
      await act({
        act: 'products-ordered',
        entity: 'category',
        entityId: row.id,
        before: { [sku]: standing.indexOf(id) + 1 },
        after: { [sku]: place + 1 },
      });
      return { result: true };
    },
);
