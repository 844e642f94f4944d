import { handleCall } from '../../../../call/handle-call.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import { recordChanges } from '../../../../database/change-sql.ts';
import type { Database } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { rebuildContent } from '../../rebuild-content.ts';
import { focusPath, isOnSlide, readFocus, saveFocus } from '../picture-focus-sql.ts';

/** `GET /api/desk/picture-focus` */
export const readPictureFocus = handleCall(
  'desk/picture-focus',
  ({ database }: { database: Database }) =>
    async ({ query: { path } }) => ({ result: { focus: await readFocus(database, path) } }),
);

/** `PUT /api/desk/picture-focus`: pages that crop the picture follow by the change feed. */
export const setPictureFocus = handleDeskWrite(
  'desk/set-picture-focus',
  () =>
    async ({ body: { path, focus } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      const before = await readFocus(transaction, path);
      await saveFocus(transaction, path, focus);
      await rebuildContent(transaction, author);
      if (await isOnSlide(transaction, path))
        await recordChanges(transaction, [{ entity: 'carousel', entity_id: null, kind: 'saved' }], author);
      const after = await readFocus(transaction, path);
      const told = (given: typeof before) => ({ path: focusPath(path), ...given });
      await act({
        act: 'saved',
        entity: 'picture',
        entityId: null,
        before: told(before),
        after: told(after),
      });
      return { result: { focus: after } };
    },
);
