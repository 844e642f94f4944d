import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import type { reports as english } from '@dijla/messages/en/desk/running/reports';
import type { CallInput } from '../../call/call-handler.ts';
import { textsInLanguages } from '../../call/texts-in-languages.ts';
import type { CsvCell } from '../../call/written-csv.ts';
import type { Database } from '../../database/connect.ts';
import type { StoreView } from '../../modules/store-views/store-views.ts';
import { readFunnel } from './funnel-report-sql.ts';
import { readInvoices } from './invoices-report-sql.ts';
import { readMargin } from './margin-report-sql.ts';
import { readRefusals } from './refusals-report-sql.ts';
import { readSales } from './sales-report-sql.ts';
import { readStock } from './stock-report-sql.ts';
import { readTurn } from './turn-report-sql.ts';

const texts = await textsInLanguages<typeof english>('desk/running/reports', 'reports');

export type ReportAsked = CallInput<'desk/report-csv'>['body'];

/** A report as a file has it; amounts are in major units of the currency that their heading names. */
export type ReportTable = { name: string; headings: string[]; rows: CsvCell[][] };

type Context = { database: Database; language: StoreView['language']; now: number };

const salesTable = async (
  { database, language }: Context,
  { by, ...asked }: Extract<ReportAsked, { report: 'sales' }>,
): Promise<ReportTable> => {
  const { columns } = texts[language];
  const { unit, rows } = await readSales(database, by, { ...asked, language });
  return {
    name: `sales-${by}-${asked.from}-${asked.until}`,
    headings: [
      columns.by[by],
      ...(by === 'district' ? [columns.place] : []),
      ...(by === 'product' ? [columns.sku] : []),
      columns.orders,
      columns.pieces,
      `${columns.amount} (${unit.code})`,
    ],
    rows: rows.map(({ key, name, place, orders, pieces, amount }) => [
      name,
      ...(by === 'district' ? [place] : []),
      ...(by === 'product' ? [key] : []),
      orders,
      pieces,
      majorUnits(amount, unit.scale),
    ]),
  };
};

const marginTable = async (
  { database, language }: Context,
  asked: Extract<ReportAsked, { report: 'margin' }>,
): Promise<ReportTable> => {
  const { columns } = texts[language];
  const { unit, rows } = await readMargin(database, { ...asked, language });
  const inUnits = (minor: number | null): number | null =>
    minor === null ? null : majorUnits(minor, unit.scale);
  return {
    name: `margin-${asked.from}-${asked.until}`,
    headings: [
      columns.by.product,
      columns.sku,
      columns.pieces,
      `${columns.brought} (${unit.code})`,
      `${columns.cost} (${unit.code})`,
      `${columns.margin} (${unit.code})`,
    ],
    rows: rows.map(({ key, name, pieces, amount, cost, margin }) => [
      name,
      key,
      pieces,
      inUnits(amount),
      inUnits(cost),
      inUnits(margin),
    ]),
  };
};

const refusalsTable = async (
  { database, language }: Context,
  { by, ...asked }: Extract<ReportAsked, { report: 'refusals' }>,
): Promise<ReportTable> => {
  const { columns } = texts[language];
  const { rows } = await readRefusals(database, by, { ...asked, language });
  return {
    name: `refusals-${by}-${asked.from}-${asked.until}`,
    headings: [
      columns.by[by],
      ...(by === 'district' ? [columns.place] : []),
      ...(by === 'product' ? [columns.sku] : []),
      columns.deliveries,
      columns.refused,
      columns.missed,
    ],
    rows: rows.map(({ key, name, place, deliveries, refused, missed }) => [
      name,
      ...(by === 'district' ? [place] : []),
      ...(by === 'product' ? [key] : []),
      deliveries,
      refused,
      missed,
    ]),
  };
};

const stockTable = async (
  { database, language, now }: Context,
  { kind, days }: Extract<ReportAsked, { report: 'stock' }>,
): Promise<ReportTable> => {
  const { columns } = texts[language];
  const { unit, rows } = await readStock(database, kind, { language, days, now });
  const inUnits = (minor: number | null): number | null =>
    minor === null ? null : majorUnits(minor, unit.scale);
  return {
    name: `stock-${kind}`,
    headings: [
      columns.by.product,
      columns.sku,
      columns.qty,
      `${columns.price} (${unit.code})`,
      `${columns.value} (${unit.code})`,
      columns.lastSold,
    ],
    rows: rows.map(({ name, sku, qty, price, value, last_sold_at }) => [
      name,
      sku,
      qty,
      inUnits(price),
      inUnits(value),
      last_sold_at?.slice(0, 10) ?? null,
    ]),
  };
};

const turnTable = async (
  { database, language }: Context,
  { by, sort, from, until }: Extract<ReportAsked, { report: 'turn' }>,
): Promise<ReportTable> => {
  const { columns } = texts[language];
  const { rows } = await readTurn(database, { by, sort }, { from, until, language });
  return {
    name: `turn-${by}-${from}-${until}`,
    headings: [
      columns.by[by],
      ...(by === 'product' ? [columns.sku] : []),
      columns.sold,
      columns.qty,
      columns.cover,
      columns.turn,
    ],
    rows: rows.map(({ key, name, pieces, qty, cover, turn }) => [
      name,
      ...(by === 'product' ? [key] : []),
      pieces,
      qty,
      cover,
      turn === null ? null : turn / 100,
    ]),
  };
};

const funnelTable = async (
  { database, language, now }: Context,
  { from, until }: Extract<ReportAsked, { report: 'funnel' }>,
): Promise<ReportTable> => {
  const { columns, steps } = texts[language];
  const { rows } = await readFunnel(database, { from, until, now });
  return {
    name: `funnel-${from}-${until}`,
    headings: [columns.by.day, steps.carts, steps.checkouts, steps.orders, steps.delivered],
    rows: rows.map(({ key, carts, checkouts, orders, delivered }) => [
      key,
      carts,
      checkouts,
      orders,
      delivered,
    ]),
  };
};

/** Every number of a period is in the file, as an accountant wants them. */
const invoicesAtMost = 200_000;

const invoicesTable = async (
  { database, language }: Context,
  { from, until }: Extract<ReportAsked, { report: 'invoices' }>,
): Promise<ReportTable> => {
  const { columns, invoiceKinds } = texts[language];
  const { rows } = await readInvoices(database, { from, until, atMost: invoicesAtMost });
  return {
    name: `invoices-${from}-${until}`,
    headings: [
      columns.number,
      columns.kind,
      columns.issuedAt,
      columns.order,
      columns.amount,
      texts[language].currency,
    ],
    rows: rows.map(({ number, kind, issued_at: at, order_number: order, grand_total: total, unit }) => [
      number,
      invoiceKinds[kind],
      isoDayAt(Date.parse(at)),
      order,
      majorUnits(kind === 'invoice' ? total : -total, unit.scale),
      unit.code,
    ]),
  };
};

/** Reads a report as a table for a file, its headings in the reader's language. */
export const reportTable = (context: Context, asked: ReportAsked): Promise<ReportTable> => {
  switch (asked.report) {
    case 'sales':
      return salesTable(context, asked);
    case 'margin':
      return marginTable(context, asked);
    case 'refusals':
      return refusalsTable(context, asked);
    case 'turn':
      return turnTable(context, asked);
    case 'funnel':
      return funnelTable(context, asked);
    case 'invoices':
      return invoicesTable(context, asked);
    case 'stock':
      return stockTable(context, asked);
  }
};
