import { createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** Where a column stands in the card that a row is on a phone. */
export type PhonePlace = 'first' | 'second' | 'end' | 'off';

export type ListColumn<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers end where those above and below them end. */
  isNumber?: boolean;
  /** Words that matter to their end: they go on in a second line on a wide screen instead of being cut. */
  isLong?: boolean;
  onPhone: PhonePlace;
};

/** What of TanStack Table lists need: rows by id, and which of them are selected. */
export const listFeatures = tableFeatures({
  rowSelectionFeature,
  columnMeta: {} as { isNumber: boolean; isLong: boolean; onPhone: PhonePlace },
});

/** Returns the columns as the table takes them. */
export const tableColumnsOf = <Row extends object>(columns: readonly ListColumn<Row>[]) => {
  const helper = createColumnHelper<typeof listFeatures, Row>();
  return helper.columns(
    columns.map(({ id, title, cell, isNumber = false, isLong = false, onPhone }) =>
      helper.display({
        id,
        header: title,
        cell: ({ row }) => cell(row.original),
        meta: { isNumber, isLong, onPhone },
      }),
    ),
  );
};
