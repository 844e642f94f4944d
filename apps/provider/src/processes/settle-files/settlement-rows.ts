import { parse } from 'csv-parse/sync';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import type { CurrencyCode } from '@dijla/contract/client';
import { refusal, type Refusal } from '../../call/refusal.ts';

/** One row of a file: what the party says it took, and keeps of that, in minor units. */
export type SettlementRow = { reference: string; amount: number; fee: number; unit: CurrencyCode };

type Units = ReadonlyMap<CurrencyCode, { scale: number }>;

/** What the first row may call each column, in lower case. */
const names = {
  reference: [
    'reference',
    'ref',
    'payment id',
    'payment_id',
    'transaction id',
    'transaction_id',
    'awb',
    'tracking',
    'المرجع',
  ],
  amount: ['amount', 'gross', 'cod', 'collected', 'المبلغ'],
  fee: ['fee', 'fees', 'commission', 'charge', 'العمولة', 'الرسوم'],
  currency: ['currency', 'العملة'],
} as const;
type Column = keyof typeof names;

const mostRows = 10_000;
const longestReference = 120;

const unreadable = (row: number, column: string): Refusal =>
  refusal('payment.file-unreadable', { row, column });

/** Returns the minor units of an amount as files write it: `25,000`, `25000.00`; null where it is none. */
const minorOf = (text: string, scale: number): number | null => {
  const plain = latinDigits(text).replaceAll(/[,\s٬]/g, '');
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{0,6}))?$/.exec(plain) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(scale))) return null;
  return Number(`${whole}${fraction.slice(0, scale).padEnd(scale, '0')}`);
};

const delimiterOf = (csv: string): string => {
  const [line = ''] = csv.split(/[\r\n]/, 1);
  return [',', ';', '\t'].toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ',';
};

const cellsOf = (csv: string): string[][] | null => {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    return null;
  }
};

const rowOf = (
  cell: (column: Column) => string | undefined,
  units: Units,
): SettlementRow | { column: Column } => {
  const reference = cell('reference') ?? '';
  if (reference === '' || reference.length > longestReference) return { column: 'reference' };
  const code = (cell('currency') || 'IQD').toUpperCase();
  const unit = code === 'IQD' || code === 'USD' ? code : undefined;
  const scale = unit === undefined ? undefined : units.get(unit)?.scale;
  if (unit === undefined || scale === undefined) return { column: 'currency' };
  const [amount, fee] = [minorOf(cell('amount') ?? '', scale), minorOf(cell('fee') || '0', scale)];
  if (amount === null) return { column: 'amount' };
  return fee === null || fee > amount ? { column: 'fee' } : { reference, amount, fee, unit };
};

/**
 * Reads the CSV file of a gateway or carrier. Refuses one without the columns of references and amounts, with the row and
 * column that cannot be read, or with more rows than are compared at once.
 */
export const settlementRows = (csv: string, units: Units): SettlementRow[] | Refusal => {
  const [head, ...rows] = cellsOf(csv) ?? [];
  if (head === undefined || rows.length === 0 || rows.length > mostRows) return unreadable(1, 'reference');
  const titles = head.map((title) => title.toLowerCase());
  const places = Object.fromEntries(
    Object.entries(names).map(([column, words]) => [
      column,
      titles.findIndex((title) => words.some((word) => word === title)),
    ]),
  ) as Record<Column, number>;
  for (const column of ['reference', 'amount'] as const) if (places[column] < 0) return unreadable(1, column);
  const read: SettlementRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = rowOf((column) => cells[places[column]], units);
    if ('column' in row) return unreadable(index + 2, row.column);
    read.push(row);
  }
  return read;
};
