import { flexRender } from '@tanstack/react-table';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { isPlainClick } from '@dijla/ui-kit/plain-click.ts';
import type { ListShape } from './list-shape.ts';

const numberStyle = (isNumber: boolean | undefined): string => (isNumber ? 'text-end' : 'text-start');

/** The list as a table. The whole row leads where its first cell leads; the checkbox selects. */
// oxlint-disable-next-line max-lines-per-function -- the markup of one table
export const ListTable = <Row extends object>({
  table,
  label,
  rowLink,
  rowName,
  at,
  isSelectable,
}: ListShape<Row>) => {
  const texts = useTexts('list');
  const navigate = useNavigate();
  return (
    <div className="overflow-x-auto rounded-card bg-surface inset-ring-1 inset-ring-line">
      <table className="w-full border-collapse">
        <caption className="sr-only">{label}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr className="text-sm text-ink-soft" key={group.id}>
              {isSelectable && (
                <th className="w-11 ps-4 text-start" scope="col">
                  <input
                    aria-label={texts.selectAll}
                    checked={table.getIsAllRowsSelected()}
                    className="check-mark align-middle"
                    onChange={table.getToggleAllRowsSelectedHandler()}
                    type="checkbox"
                  />
                </th>
              )}
              {group.headers.map((header) => (
                <th
                  className={`h-10 px-3 font-medium whitespace-nowrap first:ps-4 last:pe-4 ${numberStyle(header.column.columnDef.meta?.isNumber)}`}
                  key={header.id}
                  scope="col"
                >
                  {flexRender(header.column.columnDef.header, header.getContext())}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link of its first cell and the keys of the list are the keyboard's way
            <tr
              className="row-height cursor-pointer border-t border-line hover:bg-sunken/60 data-current:bg-sunken data-selected:bg-accent-soft"
              data-current={row.id === at ? '' : undefined}
              data-row={row.id}
              data-selected={row.getIsSelected() ? '' : undefined}
              key={row.id}
              onClick={(event) => {
                const isOther = (event.target as Element).closest('a, button, input, label, details');
                if (!isOther && isPlainClick(event)) void navigate(rowLink(row.original));
              }}
            >
              {isSelectable && (
                <td className="ps-4">
                  <input
                    aria-label={texts.select(rowName(row.original))}
                    checked={row.getIsSelected()}
                    className="check-mark align-middle"
                    onChange={row.getToggleSelectedHandler()}
                    type="checkbox"
                  />
                </td>
              )}
              {row.getAllCells().map((cell, index) => {
                const shown = flexRender(cell.column.columnDef.cell, cell.getContext());
                return (
                  <td
                    className={`px-3 ${cell.column.columnDef.meta?.isLong ? 'min-w-48' : 'max-w-72 truncate'} first:ps-4 last:pe-4 ${numberStyle(cell.column.columnDef.meta?.isNumber)}`}
                    key={cell.id}
                  >
                    {index === 0 ? (
                      <Link className="font-semibold hover:underline" to={rowLink(row.original)}>
                        {shown}
                      </Link>
                    ) : (
                      shown
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
