import { Select } from '@dijla/ui-kit/fields/select.tsx';
import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { type ListFilter, type ListView, viewOf, withFilter } from './list-address.ts';

/** Milliseconds after the last letter before the list follows. */
const pauseMs = 250;
const compact = 'min-h-11! py-1! md:min-h-9.5!';

/** Returns how a filter is set: the address says it, and a filter does not make a page of the history. */
const useSetFilter = () => {
  const [, setSearch] = useSearchParams();
  return (name: string, value: string): void =>
    setSearch((search) => withFilter(search, name, value), { replace: true });
};

const SearchField = ({ field, name }: { field: RefObject<HTMLInputElement | null>; name: string }) => {
  const { search: label } = useTexts('list');
  const [search] = useSearchParams();
  const setFilter = useSetFilter();
  const current = search.get(name) ?? '';
  const [typed, setTyped] = useState(current);
  const [seen, setSeen] = useState(current);
  // The address changed by something else, such as a view.
  if (seen !== current) {
    setSeen(current);
    setTyped(current);
  }
  const commit = (): void => {
    if (typed.trim() === current) return;
    setSeen(typed.trim());
    setFilter(name, typed.trim());
  };
  useEffect(() => {
    const timer = setTimeout(commit, pauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <span className="relative grid min-w-0 flex-1 basis-56 items-center md:max-w-sm">
      <DeskIcon className="pointer-events-none absolute start-3 size-5 text-ink-soft" name="search" />
      <input
        aria-label={label}
        className={`${fieldStyle} ${compact} ps-10!`}
        // A filter that came later, while an opened row loads, would lead back to the list.
        onBlur={commit}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Enter') return;
          // Escape leaves the field; by itself the browser would empty it.
          event.preventDefault();
          event.currentTarget.blur();
        }}
        placeholder={label}
        ref={field}
        type="search"
        value={typed}
      />
    </span>
  );
};

const ChoiceFilter = ({ filter }: { filter: Extract<ListFilter, { kind: 'choice' }> }) => {
  const { any } = useTexts('list');
  const [search] = useSearchParams();
  const setFilter = useSetFilter();
  const current = search.get(filter.name) ?? '';
  // A view may ask for several values at once.
  const several = filter.choices.some(({ value }) => value === current) ? [] : current.split(',');
  const named = several.map((one) => filter.choices.find(({ value }) => value === one)?.label ?? one);
  return (
    <label className="grid gap-1">
      <span className="text-sm text-ink-soft">{filter.label}</span>
      <Select
        className={compact}
        onChange={({ currentTarget }) => setFilter(filter.name, currentTarget.value)}
        value={current}
      >
        <option value="">{any}</option>
        {current !== '' && several.length > 0 && <option value={current}>{named.join(' · ')}</option>}
        {filter.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  );
};

/** Years that are being typed begin with zeros; no order is as old. */
const firstDay = '2000-01-01';

const TypedFilter = ({ filter }: { filter: Exclude<ListFilter, { kind: 'choice' }> }) => {
  const [search] = useSearchParams();
  const setFilter = useSetFilter();
  const current = search.get(filter.name) ?? '';
  const [typed, setTyped] = useState(current);
  const [seen, setSeen] = useState(current);
  // The address changed by something else, such as a view.
  if (seen !== current) {
    setSeen(current);
    setTyped(current);
  }
  const isDay = filter.kind === 'day';
  const isWhole = (value: string): boolean => !isDay || value === '' || value >= firstDay;
  const type = (value: string): void => {
    setTyped(value);
    if (isDay && isWhole(value)) setFilter(filter.name, value);
  };
  const leave = (): void => {
    if (!isWhole(typed)) setTyped(current);
    else if (typed.trim() !== current) setFilter(filter.name, typed.trim());
  };
  return (
    <label className="grid grid-cols-1 gap-1">
      <span className="text-sm text-ink-soft">{filter.label}</span>
      <input
        className={`${fieldStyle} ${compact} px-3!`}
        onBlur={leave}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        type={isDay ? 'date' : 'text'}
        value={typed}
      />
    </label>
  );
};

const chipStyle =
  'press inline-flex min-h-11 items-center rounded-full px-3.5 font-medium whitespace-nowrap text-ink-soft hover:bg-sunken aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-ink md:min-h-8.5';

const Views = ({ views }: { views: readonly ListView[] }) => {
  const texts = useTexts('list');
  const [search] = useSearchParams();
  const current = viewOf(search, views);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (current === null) return;
    // Of many views the open one may stand beyond the edge of a phone.
    row.current
      ?.querySelector('[aria-current=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [current]);
  return (
    <nav aria-label={texts.views}>
      <ul className="-mx-1 flex gap-0.5 overflow-x-auto px-1 [scrollbar-width:none]" ref={row}>
        {views.map((view) => (
          <li key={`${view.name} ${view.search}`}>
            <Link
              aria-current={view === current ? 'true' : undefined}
              className={chipStyle}
              to={{ search: view.search }}
            >
              {view.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export type ListFiltersProps = {
  filters: readonly ListFilter[];
  views: readonly ListView[];
  searchField: RefObject<HTMLInputElement | null>;
  /** Stands at the end, such as the link to the list as a file. */
  end: ReactNode;
};

/** What narrows a list: views, the search, and its filters, which are all in the address. */
export const ListFilters = ({ filters, views, searchField, end }: ListFiltersProps) => {
  const texts = useTexts('list');
  const [search] = useSearchParams();
  const set = filters.filter(({ name }) => name !== 'q' && (search.get(name) ?? '') !== '');
  const others = filters.filter(({ name }) => name !== 'q');
  return (
    <div className="grid grid-cols-1 gap-2 pb-3">
      {views.length > 0 && <Views views={views} />}
      <div className="flex flex-wrap items-start gap-2">
        {filters.some(({ name }) => name === 'q') && <SearchField field={searchField} name="q" />}
        {others.length > 0 && (
          <details
            // What is folded is a box of its own around the panel: a row below when open.
            className="contents not-open:details-content:hidden open:details-content:order-last open:details-content:w-full"
            open={set.length > 0}
          >
            <summary className="press inline-flex min-h-11 list-none items-center gap-2 rounded-card bg-sunken px-4 font-semibold hover:bg-line md:min-h-9.5">
              <DeskIcon name="filter" />
              {texts.filter}
            </summary>
            <div className="order-last grid w-full grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 rounded-card bg-surface p-3 inset-ring-1 inset-ring-line sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
              {others.map((filter) =>
                filter.kind === 'choice' ? (
                  <ChoiceFilter filter={filter} key={filter.name} />
                ) : (
                  <TypedFilter filter={filter} key={filter.name} />
                ),
              )}
              {set.length > 0 && (
                <Link className={`${chipStyle} self-end justify-self-start`} to={{ search: '' }}>
                  {texts.clearFilters}
                </Link>
              )}
            </div>
          </details>
        )}
        {end}
      </div>
    </div>
  );
};
