import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import type { reports as english } from '@dijla/messages/en/desk/reports';
import type { CallInput } from '../../call/call-handler.ts';
import { textsInLanguages } from '../../call/texts-in-languages.ts';
import type { CsvCell } from '../../call/written-csv.ts';
import type { Database } from '../../database/connect.ts';
import type { StoreView } from '../../modules/store-views/store-views.ts';
import { readMargin } from './margin-report-sql.ts';
import { readRefusals } from './refusals-report-sql.ts';
import { readSales } from './sales-report-sql.ts';
import { readStock } from './stock-report-sql.ts';

const texts = await textsInLanguages<typeof english>('desk/reports', 'reports');

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

/** Reads a report as a table for a file, its headings in the reader's language. */
export const reportTable = (context: Context, asked: ReportAsked): Promise<ReportTable> => {
  if (asked.report === 'sales') return salesTable(context, asked);
  if (asked.report === 'margin') return marginTable(context, asked);
  return asked.report === 'refusals' ? refusalsTable(context, asked) : stockTable(context, asked);
};
