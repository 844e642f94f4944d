import type { ReactNode } from 'react';

export type Column<Row> = { title: string; cell: (row: Row) => ReactNode; isNumber?: boolean };

type TableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown where there are no rows. */
  none: string;
};
type Rows<Row> = Omit<TableProps<Row>, 'none'>;

const WideTable = <Row,>({ label, columns, rows, rowKey }: Rows<Row>) => (
  <table className="w-full border-collapse text-start max-md:hidden">
    <caption className="sr-only">{label}</caption>
    <thead>
      <tr className="text-sm text-ink-soft">
        {columns.map(({ title, isNumber }) => (
          <th
            className={`py-2 pe-4 font-normal ${isNumber === true ? 'text-end' : 'text-start'}`}
            key={title}
            scope="col"
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map(({ title, cell, isNumber }) => (
            <td className={`py-2.5 pe-4 ${isNumber === true ? 'text-end font-medium' : ''}`} key={title}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Cards = <Row,>({ label, columns: [first, ...others], rows, rowKey }: Rows<Row>) => (
  <ul aria-label={label} className="grid grid-cols-1 gap-3 md:hidden">
    {rows.map((row) => (
      <li className="grid gap-2 rounded-sheet bg-surface p-4 inset-ring-1 inset-ring-line" key={rowKey(row)}>
        <p className="text-lg font-semibold [overflow-wrap:anywhere]">{first?.cell(row)}</p>
        <dl className="grid grid-cols-2 gap-2 text-sm">
          {others.map(({ title, cell }) => (
            <div key={title}>
              <dt className="text-ink-soft">{title}</dt>
              <dd className="font-medium [overflow-wrap:anywhere]">{cell(row)}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);

/** Rows of figures: a table on wide screens, a card for each row on phones. */
export const Table = <Row,>({ none, ...rows }: TableProps<Row>) =>
  rows.rows.length === 0 ? (
    <p className="text-ink-soft">{none}</p>
  ) : (
    <>
      <WideTable {...rows} />
      <Cards {...rows} />
    </>
  );
