import { handleCall } from '../../../../call/handle-call.ts';
import { recordChanges } from '../../../../database/change-sql.ts';
import type { Database } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { readBrandSettings, writeBrandSettings } from '../../brands/brand-settings-sql.ts';

/** `GET /api/desk/catalog/brand-settings` */
export const readDeskBrandSettings = handleCall(
  'desk/brand-settings',
  ({ database }: { database: Database }) =>
    async () => ({ result: await readBrandSettings(database) }),
);

/** `PUT /api/desk/catalog/brand-settings` */
export const setBrandSettings = handleDeskWrite(
  'desk/set-brand-settings',
  () =>
    async ({ body }, { transaction, act, author }) => {
      const before = await readBrandSettings(transaction);
      await writeBrandSettings(transaction, body);
      await recordChanges(transaction, [{ entity: 'brand', entity_id: null, kind: 'saved' }], author);
      await act({ act: 'saved', entity: 'brand_settings', entityId: null, before, after: body });
      return { result: body };
    },
);
