import { storeViews } from '@dijla/contract/store-views';
import { handleCall } from '../../../call/handle-call.ts';
import { writtenCsv } from '../../../call/written-csv.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { fileHeaders } from '../../../modules/documents/documents.ts';
import { readMargin } from '../margin-report-sql.ts';
import { readRefusals } from '../refusals-report-sql.ts';
import { reportTable } from '../report-table.ts';
import { readSales } from '../sales-report-sql.ts';
import { readStock } from '../stock-report-sql.ts';
import { writtenWorkbook } from '../written-workbook.ts';

type Parts = { readDatabase: Database };

/** `GET /api/desk/reports/sales` */
export const reportSales = handleCall(
  'desk/report-sales',
  ({ readDatabase }: Parts) =>
    async ({ query: { by, from, until, unit } }, { store: { language } }) => ({
      result: await readSales(readDatabase, by, { from, until, unit, language }),
    }),
);

/** `GET /api/desk/reports/margin` */
export const reportMargin = handleCall(
  'desk/report-margin',
  ({ readDatabase }: Parts) =>
    async ({ query: { from, until, unit } }, { store: { language } }) => ({
      result: await readMargin(readDatabase, { from, until, unit, language }),
    }),
);

/** `GET /api/desk/reports/refusals` */
export const reportRefusals = handleCall(
  'desk/report-refusals',
  ({ readDatabase }: Parts) =>
    async ({ query: { by, from, until } }, { store: { language } }) => ({
      result: await readRefusals(readDatabase, by, { from, until, language }),
    }),
);

/** `GET /api/desk/reports/stock` */
export const reportStock = handleCall(
  'desk/report-stock',
  ({ readDatabase }: Parts) =>
    async ({ query: { kind, days } }, { store: { language }, now }) => ({
      result: await readStock(readDatabase, kind, { days, language, now }),
    }),
);

/** `POST /api/desk/reports/csv` */
export const exportReportCsv = handleDeskWrite(
  'desk/report-csv',
  ({ exportDatabase }: { exportDatabase: Database }) =>
    async ({ body }, { act, store: { language }, now }) => {
      await act({ act: 'exported', entity: 'report', entityId: body.report, before: null, after: body });
      const { name, headings, rows } = await reportTable({ database: exportDatabase, language, now }, body);
      return {
        written: writtenCsv(headings, rows),
        headers: fileHeaders(name, { type: 'text/csv; charset=utf-8', ending: 'csv' }),
      };
    },
);

/** `POST /api/desk/reports/xlsx` */
export const exportReportXlsx = handleDeskWrite(
  'desk/report-xlsx',
  ({ exportDatabase }: { exportDatabase: Database }) =>
    async ({ body }, { act, store: { language }, now }) => {
      await act({ act: 'exported', entity: 'report', entityId: body.report, before: null, after: body });
      const table = await reportTable({ database: exportDatabase, language, now }, body);
      const isRightToLeft = storeViews[language].direction === 'rtl';
      return {
        written: await writtenWorkbook(table, { isRightToLeft }),
        headers: fileHeaders(table.name, {
          type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          ending: 'xlsx',
        }),
      };
    },
);
