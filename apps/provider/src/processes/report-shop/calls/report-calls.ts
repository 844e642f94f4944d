import { storeViews } from '@dijla/contract/store-views';
import { handleCall } from '../../../call/handle-call.ts';
import { writtenCsv } from '../../../call/written-csv.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { fileHeaders } from '../../../modules/documents/documents.ts';
import { readFunnel } from '../funnel-report-sql.ts';
import { readInvoices } from '../invoices-report-sql.ts';
import { readMargin } from '../margin-report-sql.ts';
import { readRefusals } from '../refusals-report-sql.ts';
import { reportTable } from '../report-table.ts';
import { readSales } from '../sales-report-sql.ts';
import { readStock } from '../stock-report-sql.ts';
import { readTurn } from '../turn-report-sql.ts';
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

/** `GET /api/desk/reports/turn` */
export const reportTurn = handleCall(
  'desk/report-turn',
  ({ readDatabase }: Parts) =>
    async ({ query: { by, sort, from, until } }, { store: { language } }) => ({
      result: await readTurn(readDatabase, { by, sort }, { from, until, language }),
    }),
);

/** `GET /api/desk/reports/funnel` */
export const reportFunnel = handleCall(
  'desk/report-funnel',
  ({ readDatabase }: Parts) =>
    async ({ query: { from, until } }, { now }) => ({
      result: await readFunnel(readDatabase, { from, until, now }),
    }),
);

/** `GET /api/desk/reports/invoices` */
export const reportInvoices = handleCall(
  'desk/report-invoices',
  ({ readDatabase }: Parts) =>
    async ({ query: { from, until } }) => ({ result: await readInvoices(readDatabase, { from, until }) }),
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
