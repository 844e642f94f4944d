import { isWide, wideScreen } from '@dijla/ui-kit/hooks/is-wide.ts';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { type RowSelectionState, useTable } from '@tanstack/react-table';
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { withTexts } from '../i18n/desk-texts.ts';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { type ListFilter, type ListView, pageParameter, viewOf, withPage } from './list-address.ts';
import { ListCards } from './list-cards.tsx';
import { type ListColumn, listFeatures, tableColumnsOf } from './list-columns.ts';
import { ListFilters } from './list-filters.tsx';
import { ListTable } from './list-table.tsx';
import { listViewsOf, useSavedViews } from './saved-views.ts';
import type { ListAnswer } from './on-one-page.ts';
import { type RowKey, useListKeys } from './use-list-keys.ts';

const ViewsButton = lazy(() =>
  withTexts(['views'], async () => ({ default: (await import('./views-button.tsx')).ViewsButton })),
);

const EmptyList = lazy(async () => ({ default: (await import('./empty-list.tsx')).EmptyList }));

export type ResourceListProps<Row extends object> = {
  /** Names the list for screen readers. */
  label: string;
  /** What its call answers for the address, as `queryOf` makes it. */
  answer: ListAnswer<Row>;
  columns: readonly ListColumn<Row>[];
  rowId: (row: Row) => string;
  /** What a row is called when it is selected. */
  rowName: (row: Row) => string;
  /** Where Enter and a press lead. */
  rowLink: (row: Row) => string;
  filters?: readonly ListFilter[];
  views?: readonly ListView[];
  /** Its name among the lists of the desk, under which members save views of it. */
  list?: string;
  /** Keys that act on the row one is at, given its id; made in `useMemo`. */
  rowKeys?: readonly RowKey[];
  /** Acts on the selected rows; without it rows cannot be selected. */
  bulk?: ((selected: readonly Row[], clear: () => void) => ReactNode) | undefined;
  /** Says what fills the list, while it has no rows; without it, that it fills by itself. */
  fills?: string | undefined;
  /** Stands above the rows, such as a note that there are newer ones. */
  above?: ReactNode;
  /** Is told how many rows are selected: while any are, the list should stay as it is. */
  onSelected?: (count: number) => void;
  /** Saves the whole list as a file, made by the server. */
  onCsv?: (() => void) | undefined;
};

const onWidthChange = (tell: () => void): (() => void) => {
  const query = matchMedia(wideScreen);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

const noRows: never[] = [];
const noKeys: never[] = [];

/** The table of the list, with what is selected in it. What is no longer shown is no longer selected. */
const useListTable = <Row extends object>({ answer, columns, rowId }: ResourceListProps<Row>) => {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const data = answer.data?.items ?? (noRows as Row[]);
  const table = useTable({
    features: listFeatures,
    columns: useMemo(() => tableColumnsOf(columns), [columns]),
    data,
    getRowId: rowId,
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  return { table, clear: () => setRowSelection({}) };
};

const Pages = ({ next }: { next: number | null }) => {
  const texts = useTexts('list');
  const [search] = useSearchParams();
  const first = new URLSearchParams(search);
  first.delete(pageParameter);
  if (next === null && !search.has(pageParameter)) return null;
  return (
    <div className="flex justify-between gap-2 pt-3">
      {search.has(pageParameter) ? (
        <Link className={deskButton.quiet} to={{ search: first.toString() }}>
          <DeskIcon className="size-4" name="back" />
          {texts.newest}
        </Link>
      ) : (
        <span />
      )}
      {next !== null && (
        <Link className={deskButton.quiet} to={{ search: withPage(search, next).toString() }}>
          {texts.older}
          <DeskIcon className="size-4" name="forward" />
        </Link>
      )}
    </div>
  );
};

const Placeholder = () => (
  <div className="grid gap-1" role="presentation">
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton className="row-height w-full" key={row} />
    ))}
  </div>
);

/**
 * A list of the desk: its address is its state, views are names for addresses, rows are selected and acted on
 * at once, and the keyboard goes through it (docs/recipes/develop/add-a-desk-screen.md).
 */
// oxlint-disable-next-line max-lines-per-function -- the parts of a list around one table
export const ResourceList = <Row extends object>(props: ResourceListProps<Row>) => {
  const {
    label,
    answer,
    rowLink,
    rowName,
    filters = [],
    views = [],
    bulk,
    onCsv,
    rowKeys = noKeys,
    above,
    onSelected,
    list,
    fills,
  } = props;
  const saved = useSavedViews(list);
  const texts = useTexts('list');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isTable = useSyncExternalStore(onWidthChange, isWide);
  const searchField = useRef<HTMLInputElement>(null);
  const { table, clear } = useListTable(props);
  const { rows } = table.getRowModel();
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const at = useListKeys({
    ids,
    onToggle: bulk && ((id) => table.getRow(id).toggleSelected()),
    onOpen: (id) => void navigate(rowLink(table.getRow(id).original)),
    onSearch: filters.some(({ name }) => name === 'q') ? () => searchField.current?.focus() : undefined,
    rowKeys,
  });
  useEffect(() => {
    if (at !== null)
      document.querySelector(`[data-row="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const selected = rows.filter((row) => row.getIsSelected()).map(({ original }) => original);
  const selectedCount = selected.length;
  useEffect(() => onSelected?.(selectedCount), [onSelected, selectedCount]);
  const shape = { table, label, rowLink, rowName, at, isSelectable: bulk !== undefined };
  const isFiltered = filters.some(({ name }) => search.has(name));
  // A view without rows is work that is done, not a search that failed.
  const isView = isFiltered && viewOf(search, views) !== null;
  return (
    <>
      <ListFilters
        end={
          <>
            {list !== undefined && (
              <Suspense>
                <ViewsButton list={list} saved={saved} />
              </Suspense>
            )}
            {onCsv !== undefined && (
              <button className={`${deskButton.plain} ms-auto`} onClick={onCsv} type="button">
                <DeskIcon name="download" />
                <span className="max-md:sr-only">{texts.csv}</span>
              </button>
            )}
          </>
        }
        filters={filters}
        searchField={searchField}
        views={saved.length === 0 ? views : [...views, ...listViewsOf(saved)]}
      />
      {above}
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Placeholder />}
      {answer.isSuccess && rows.length === 0 && (
        <Suspense>
          <EmptyList fills={isView ? undefined : fills} isFiltered={isFiltered && !isView} />
        </Suspense>
      )}
      {rows.length > 0 && (isTable ? <ListTable {...shape} /> : <ListCards {...shape} />)}
      {answer.data && <Pages next={answer.data.next} />}
      {bulk && selected.length > 0 && (
        <div className="sticky bottom-16 z-bar mt-3 flex flex-wrap items-center gap-2 rounded-card bg-raised p-2 ps-4 shadow-float md:bottom-4">
          <p aria-live="polite" className="me-auto font-semibold">
            {texts.selected(selected.length)}
          </p>
          {bulk(selected, clear)}
          <button className={deskButton.plain} onClick={clear} type="button">
            {texts.clearSelection}
          </button>
        </div>
      )}
    </>
  );
};
