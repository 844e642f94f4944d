import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';

export type ReportColumn<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Left out on phones. */
  isOnWide?: boolean;
};

/** The numbers of a report: what its chart shows, and more. */
export const ReportTable = <Row,>({
  columns,
  rows,
  rowKey,
}: {
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) => {
  const texts = useTexts('reports');
  const hidden = (isOnWide = false): string => (isOnWide ? 'max-md:hidden' : '');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <section aria-label={texts.table} className="overflow-x-auto" tabIndex={0}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="text-sm text-ink-soft">
            {columns.map(({ id, title, isNumber, isOnWide }) => (
              <th
                className={`h-9 px-2 font-medium first:ps-0 last:pe-0 ${isNumber ? 'text-end' : 'text-start'} ${hidden(isOnWide)}`}
                key={id}
                scope="col"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className="border-t border-line" key={rowKey(row)}>
              {columns.map(({ id, cell, isNumber, isOnWide }) => (
                <td
                  className={`px-2 py-2 first:ps-0 last:pe-0 ${isNumber ? 'text-end whitespace-nowrap' : '[overflow-wrap:anywhere]'} ${hidden(isOnWide)}`}
                  key={id}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
