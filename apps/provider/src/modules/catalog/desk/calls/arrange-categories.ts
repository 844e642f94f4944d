import { orThrow, refusal } from '../../../../call/refusal.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import type { Author } from '../../../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { saveRedirects } from '../../addresses/redirect-sql.ts';
import { withdrawCategories } from '../../categories/category-sql.ts';
import { removeDocuments } from '../../documents/document-sql.ts';
import { publish, rebuildTouched } from '../../saving/publish-changes.ts';
import { readdress } from '../categories/category-address-sql.ts';
import { childrenOf, placeIn } from '../categories/category-place.ts';
import { copyProducts, countOwnProducts, setOrder, setParent } from '../categories/category-place-sql.ts';
import { keyOf } from '../categories/edited-category.ts';
import {
  listedTree,
  pathOf,
  readTree,
  type Standing,
  standingAt,
  standingOf,
} from '../categories/standing-category.ts';

/** A place in the tree as the audit keeps it. */
const placeOf = ({ row, url_path, tree: { rows } }: Standing) => ({
  url_path,
  place: childrenOf(rows, row.parent_id ?? 0).findIndex(({ id }) => id === row.id) + 1,
});

/** `POST /api/desk/catalog/categories/{categoryId}/place` */
export const moveCategory = handleDeskWrite(
  'desk/move-category',
  () =>
    async ({ params, body: { seen_parent_id, parent_id, before_id } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      const standing = orThrow(await standingOf(transaction, params));
      const { row, url_path, tree } = standing;
      const { rows, root } = tree;
      if (row.parent_id !== (seen_parent_id ?? root.id)) return refusal('desk.changed-meanwhile');
      const parent = parent_id === null ? root : rows.find(({ id }) => id === parent_id);
      if (parent === undefined || parent_id === root.id) return refusal('desk.category-not-found');
      const place = placeIn(rows, { id: row.id, parent_id: parent.id, before_id });
      if ('fault' in place) return refusal(place.fault);
      const isBelowAnother = parent.id !== row.parent_id;
      if (isBelowAnother) {
        const above = pathOf(parent);
        const to = above === undefined ? keyOf(url_path) : `${above}/${keyOf(url_path)}`;
        if (!(await readdress(transaction, { id: row.id, from: url_path, to })))
          return refusal('desk.address-taken');
        await setParent(transaction, row.id, parent.id);
      }
      await setOrder(transaction, place.order);
      const touched = { categories: isBelowAnother ? [row.id] : [], countsCategories: true };
      await publish(transaction, { rebuilt: await rebuildTouched(transaction, touched) }, author);
      const after = placeOf(orThrow(await standingAt(transaction, row.id)));
      await act({ act: 'moved', entity: 'category', entityId: row.id, before: placeOf(standing), after });
      return { result: { items: listedTree(await readTree(transaction, { counts: true })) } };
    },
);

/** Takes a category without others below it out of the catalog; its address leads to `to`, or is gone. */
const withdraw = async (
  transaction: DatabaseTransaction,
  { url_path, to, author }: { url_path: string; to: string | null; author: Author },
): Promise<void> => {
  const { ids, products } = await withdrawCategories(transaction, [url_path]);
  await removeDocuments(transaction, 'category', ids);
  await saveRedirects(transaction, [{ from_path: url_path, to_path: to }], []);
  const rebuilt = await rebuildTouched(transaction, { products, countsCategories: true });
  await publish(transaction, { rebuilt, removed: { categories: ids } }, author);
};

/** `POST /api/desk/catalog/categories/{categoryId}/removal` */
export const deleteCategory = handleDeskWrite(
  'desk/delete-category',
  () =>
    async ({ params, body: { products_to } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      const { row, url_path, category, tree } = orThrow(await standingOf(transaction, params));
      if (childrenOf(tree.rows, row.id).length > 0) return refusal('desk.category-not-empty');
      const products = await countOwnProducts(transaction, row.id);
      const target = tree.rows.find(({ id }) => id === products_to && id !== row.id);
      const to = target && pathOf(target);
      if (products_to !== null && to === undefined)
        return refusal('desk.choice-unknown', { choice: String(products_to) });
      if (products > 0 && target === undefined)
        return refusal('desk.category-has-products', { products: String(products) });
      if (target !== undefined) await copyProducts(transaction, row.id, target.id);
      await withdraw(transaction, { url_path, to: to ?? null, author });
      await act({
        act: 'deleted',
        entity: 'category',
        entityId: row.id,
        before: { url_path, texts: category.texts, products_to: null },
        after: { url_path: null, texts: null, products_to: to ?? null },
      });
      return { result: { products } };
    },
);
