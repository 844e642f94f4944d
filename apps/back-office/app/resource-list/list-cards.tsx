import { flexRender } from '@tanstack/react-table';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import type { PhonePlace } from './list-columns.ts';
import type { ListShape } from './list-shape.ts';

/** The list on a phone: a row is a card of two lines, and the whole card is the target. */
// oxlint-disable-next-line max-lines-per-function -- the markup of one card
export const ListCards = <Row extends object>({
  table,
  label,
  rowLink,
  rowName,
  at,
  isSelectable,
}: ListShape<Row>) => {
  const texts = useTexts('list');
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2">
      {table.getRowModel().rows.map((row) => {
        const cellsAt = (place: PhonePlace) =>
          row
            .getAllCells()
            .filter(({ column }) => column.columnDef.meta?.onPhone === place)
            .map((cell) => (
              <span className="min-w-0" key={cell.id}>
                {flexRender(cell.column.columnDef.cell, cell.getContext())}
              </span>
            ));
        return (
          <li
            className="relative flex items-center gap-3 rounded-card bg-surface p-3 inset-ring-1 inset-ring-line data-current:inset-ring-2 data-current:inset-ring-accent"
            data-current={row.id === at ? '' : undefined}
            data-row={row.id}
            key={row.id}
          >
            {isSelectable && (
              <label className="relative z-stuck -m-3 grid size-11 shrink-0 place-items-center">
                <input
                  aria-label={texts.select(rowName(row.original))}
                  checked={row.getIsSelected()}
                  className="check-mark"
                  onChange={row.getToggleSelectedHandler()}
                  type="checkbox"
                />
              </label>
            )}
            <div className="grid min-w-0 flex-1 gap-0.5">
              <Link
                className="flex flex-wrap items-baseline gap-x-2 font-semibold after:absolute after:inset-0 after:rounded-card"
                to={rowLink(row.original)}
              >
                {cellsAt('first')}
              </Link>
              <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
                {cellsAt('second')}
              </div>
            </div>
            <div className="grid shrink-0 justify-items-end gap-0.5 text-sm">{cellsAt('end')}</div>
          </li>
        );
      })}
    </ul>
  );
};
