import type { Table } from '@tanstack/react-table';
import type { listFeatures } from './list-columns.ts';

/** What the table of a wide screen and the cards of a phone show alike. */
export type ListShape<Row extends object> = {
  table: Table<typeof listFeatures, Row>;
  label: string;
  rowLink: (row: Row) => string;
  rowName: (row: Row) => string;
  /** The row that the keyboard is at. */
  at: string | null;
  isSelectable: boolean;
};
