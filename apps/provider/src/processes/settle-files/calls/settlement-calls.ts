import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import type { MoveParts } from '../../work-order/move-work.ts';
import { importSettlement } from '../import-settlement.ts';
import { settlementRows } from '../settlement-rows.ts';
import { readParties, readSettlement, readSettlements, readUnits } from '../settlement-sql.ts';

/** `GET /api/desk/settlements` */
export const listSettlements = handleCall(
  'desk/settlements',
  ({ database }: { database: Database }) =>
    async () => ({
      result: { parties: await readParties(database), items: await readSettlements(database) },
    }),
);

/** `GET /api/desk/settlements/{settlementId}` */
export const readDeskSettlement = handleCall(
  'desk/settlement',
  ({ database }: { database: Database }) =>
    async ({ params }) => {
      const id = idInPath(params, { name: 'settlementId', thing: 'file' });
      if (isRefusal(id)) return id;
      const result = await readSettlement(database, id);
      return result === undefined ? refusal('payment.settlement-not-found') : { result };
    },
);

/** `POST /api/desk/settlements` */
export const importDeskSettlement = handleDeskWrite(
  'desk/import-settlement',
  (parts: MoveParts) =>
    async ({ body: { csv, file_name, kind, party } }, context) => {
      const { transaction, act } = context;
      const rows = settlementRows(csv, await readUnits(transaction));
      if (isRefusal(rows)) return rows;
      const id = await importSettlement(parts, { kind, party, file_name: file_name.trim(), rows }, context);
      if (isRefusal(id)) return id;
      const settlement = await readSettlement(transaction, id);
      if (settlement === undefined) throw new Error(`file ${id} was kept and is not there`);
      const { lines: _, ...result } = settlement;
      const { settled, differences } = result;
      const after = { kind, party, rows: rows.length, settled, differences };
      await act({ act: 'imported', entity: 'settlement', entityId: id, before: null, after });
      return { result };
    },
);
