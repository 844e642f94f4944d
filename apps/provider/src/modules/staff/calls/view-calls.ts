import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, orThrow, refusal, type Refusal } from '../../../call/refusal.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import type { StaffParts } from '../staff-parts.ts';
import {
  deleteView,
  findOwnView,
  readViews,
  type SavedView,
  saveView,
  setDefault,
  setShared,
} from '../views/saved-view-sql.ts';

const entity = 'saved_view';

/** Returns the member's own view of the path, locked, or a refusal. */
const viewOf = async (
  transaction: DatabaseTransaction,
  params: Readonly<Record<string, string>>,
  staff: { id: number },
): Promise<SavedView | Refusal> => {
  const id = idInPath(params, { name: 'viewId', thing: 'view' });
  if (isRefusal(id)) return id;
  return (await findOwnView(transaction, staff.id, id)) ?? refusal('desk.view-not-found');
};

/** `GET /api/desk/views` */
export const listSavedViews = handleCall(
  'desk/views',
  ({ database }: StaffParts) =>
    async (_, { staff }) => ({ result: { items: await readViews(database, staff.id) } }),
);

/** `POST /api/desk/views` */
export const keepView = handleDeskWrite(
  'desk/save-view',
  () =>
    async ({ body: { is_default, ...given } }, { transaction, act, staff }) => {
      const view = await saveView(transaction, staff.id, given);
      if (view === null) return refusal('desk.too-many-views');
      if (is_default) await setDefault(transaction, staff.id, { ...view, isDefault: true });
      const result = { ...view, is_default: is_default || view.is_default };
      await act({ act: 'saved', entity, entityId: view.id, before: null, after: result });
      return { result };
    },
);

/** `DELETE /api/desk/views/{viewId}` */
export const removeView = handleDeskWrite(
  'desk/delete-view',
  () =>
    async ({ params }, { transaction, act, staff }) => {
      const view = orThrow(await viewOf(transaction, params, staff));
      await deleteView(transaction, view.id);
      await act({ act: 'deleted', entity, entityId: view.id, before: view, after: null });
      return { result: true };
    },
);

/** `PUT /api/desk/views/{viewId}/default` */
export const setDefaultView = handleDeskWrite(
  'desk/set-default-view',
  () =>
    async ({ params, body: { is_default } }, { transaction, act, staff }) => {
      const view = orThrow(await viewOf(transaction, params, staff));
      await setDefault(transaction, staff.id, { ...view, isDefault: is_default });
      const before = { is_default: view.is_default };
      await act({ act: 'changed', entity, entityId: view.id, before, after: { is_default } });
      return { result: true };
    },
);

/** `PUT /api/desk/views/{viewId}/shared` */
export const shareView = handleDeskWrite(
  'desk/share-view',
  () =>
    async ({ params, body: { is_shared } }, { transaction, act, staff }) => {
      const view = orThrow(await viewOf(transaction, params, staff));
      await setShared(transaction, view.id, is_shared);
      const before = { is_shared: view.is_shared };
      await act({ act: 'changed', entity, entityId: view.id, before, after: { is_shared } });
      return { result: true };
    },
);
