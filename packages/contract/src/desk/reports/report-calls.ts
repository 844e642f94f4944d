import { exportReportCsv, exportReportXlsx } from './export-report.ts';
import { reportFunnel } from './report-funnel.ts';
import { reportInvoices } from './report-invoices.ts';
import { reportTurn } from './report-turn.ts';
import { reportDoor, reportMargin, reportSales, reportStock } from './read-reports.ts';

/** Calls of the desk that report, and that take reports out as files. */
export const reportCalls = {
  'desk/report-sales': reportSales,
  'desk/report-margin': reportMargin,
  'desk/report-refusals': reportDoor,
  'desk/report-stock': reportStock,
  'desk/report-turn': reportTurn,
  'desk/report-funnel': reportFunnel,
  'desk/report-invoices': reportInvoices,
  'desk/report-csv': exportReportCsv,
  'desk/report-xlsx': exportReportXlsx,
} as const;
