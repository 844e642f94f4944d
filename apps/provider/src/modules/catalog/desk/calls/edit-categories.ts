import { handleCall } from '../../../../call/handle-call.ts';
import { isRefusal, orThrow, refusal, type Refusal } from '../../../../call/refusal.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import type { PictureKeeper } from '../../../media/media.ts';
import { readdress, isFree } from '../categories/category-address-sql.ts';
import { childrenOf, isTooDeep } from '../categories/category-place.ts';
import {
  blankCategory,
  type EditedCategory,
  editedCategoryOf,
  keyOf,
  versionOf,
  withEdits,
} from '../categories/edited-category.ts';
import {
  listedTree,
  openedCategory,
  pathOf,
  readTree,
  saveCategory as save,
  standingAt,
  standingOf,
} from '../categories/standing-category.ts';

type Pictures = { pictures: PictureKeeper | undefined };

/** Whether a picture is the category's already, or one that was given to the shop. */
const isKnownPicture = async (
  image: string | null,
  before: string | null,
  { transaction, pictures }: Pictures & { transaction: DatabaseTransaction },
): Promise<boolean> =>
  image === null || image === before || (await pictures?.given(transaction, image)) !== undefined;

/** `GET /api/desk/catalog/categories` */
export const listCategories = handleCall(
  'desk/categories',
  ({ database }: { database: Database }) =>
    async () => ({ result: { items: listedTree(await readTree(database, { counts: true })) } }),
);

/** `GET /api/desk/catalog/categories/{categoryId}` */
export const readCategory = handleCall(
  'desk/category',
  ({ database }: { database: Database }) =>
    async ({ params }) => {
      const standing = await standingOf(database, params);
      return isRefusal(standing) ? standing : { result: await openedCategory(database, standing) };
    },
);

/** `POST /api/desk/catalog/categories` */
export const createCategory = handleDeskWrite(
  'desk/create-category',
  ({ pictures }: Pictures) =>
    async ({ body: { parent_id, category } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      const { rows, root } = await readTree(transaction);
      const parent = parent_id === null ? root : rows.find(({ id }) => id === parent_id);
      if (parent === undefined || parent_id === root.id) return refusal('desk.category-not-found');
      if (isTooDeep(parent)) return refusal('desk.category-too-deep');
      const above = pathOf(parent);
      const path = above === undefined ? category.url_key : `${above}/${category.url_key}`;
      if (!(await isFree(transaction, path))) return refusal('desk.address-taken');
      if (!(await isKnownPicture(category.image, null, { transaction, pictures })))
        return refusal('desk.picture-unreadable');
      const last = childrenOf(rows, parent.id).at(-1)?.position ?? 0;
      const record = withEdits(blankCategory(path, last + 1), category, path);
      const id = await save(transaction, record, { author });
      const result = await openedCategory(transaction, orThrow(await standingAt(transaction, id)));
      const after = { parent: above ?? null, ...result.category };
      await act({ act: 'created', entity: 'category', entityId: id, before: null, after });
      return { result };
    },
);

/** `PUT /api/desk/catalog/categories/{categoryId}` */
export const saveCategory = handleDeskWrite(
  'desk/save-category',
  ({ pictures }: Pictures) =>
    async ({ params, body: { version, category } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      const standing = orThrow(await standingOf(transaction, params));
      const { row, url_path } = standing;
      const before: EditedCategory = editedCategoryOf(standing.category);
      if (versionOf(before) !== version)
        return {
          ...refusal('desk.changed-meanwhile'),
          meta: await openedCategory(transaction, standing),
        } satisfies Refusal;
      if (!(await isKnownPicture(category.image, before.image, { transaction, pictures })))
        return refusal('desk.picture-unreadable');
      const to = `${url_path.slice(0, url_path.length - keyOf(url_path).length)}${category.url_key}`;
      if (!(await readdress(transaction, { id: row.id, from: url_path, to })))
        return refusal('desk.address-taken');
      const record = withEdits(standing.category, category, to);
      await save(transaction, record, { author, isMoved: to !== url_path });
      const result = await openedCategory(transaction, orThrow(await standingAt(transaction, row.id)));
      await act({ act: 'saved', entity: 'category', entityId: row.id, before, after: result.category });
      return { result };
    },
);

/** `PUT /api/desk/catalog/categories/{categoryId}/shown` */
export const showCategory = handleDeskWrite(
  'desk/show-category',
  () =>
    async ({ params, body: { is_active } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      const { row, category } = orThrow(await standingOf(transaction, params));
      await save(transaction, { ...category, is_active }, { author });
      const before = { is_active: category.is_active };
      await act({
        act: is_active ? 'shown' : 'hidden',
        entity: 'category',
        entityId: row.id,
        before,
        after: { is_active },
      });
      return { result: await openedCategory(transaction, orThrow(await standingAt(transaction, row.id))) };
    },
);
