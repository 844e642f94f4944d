import { instantOfDay } from '../parts/time/day-instant.ts';

/**
 * One filter of a list, by the name its call knows it by. `choice` is one of several values, `text` is typed,
 * `day` is a day in Baghdad that its call takes as an instant.
 */
export type ListFilter =
  | { name: string; kind: 'text' | 'day'; label: string }
  | { name: string; kind: 'choice'; label: string; choices: readonly { value: string; label: string }[] };

/** A name for an address: what the list shows when it is chosen. */
export type ListView = { name: string; search: string };

/** The parameter that goes on with the page below. */
export const pageParameter = 'before';

/** Returns the address with one filter set, or without it, on the first page. */
export const withFilter = (search: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  next.delete(pageParameter);
  return next;
};

/** Returns the address of the page that goes on at `next`. */
export const withPage = (search: URLSearchParams, next: number): URLSearchParams => {
  const other = new URLSearchParams(search);
  other.set(pageParameter, String(next));
  return other;
};

const comparable = (search: string | URLSearchParams): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete(pageParameter);
  parameters.sort();
  return parameters.toString();
};

/** Returns the view whose address this is, on whichever page; null when it is another one. */
export const viewOf = (search: URLSearchParams, views: readonly ListView[]): ListView | null =>
  views.find((view) => comparable(view.search) === comparable(search)) ?? null;

/**
 * Returns the query of a list's call from its address: parameters that are no filters are left out, and a day
 * becomes an instant; `until` includes its day.
 */
export const queryOf = (
  search: URLSearchParams,
  filters: readonly ListFilter[],
): Readonly<Record<string, string>> => {
  const query: Record<string, string> = {};
  for (const { name, kind } of filters) {
    const value = search.get(name) ?? '';
    const sent = kind === 'day' ? instantOfDay(value, { isEnd: name === 'until' }) : value;
    if (sent !== '') query[name] = sent;
  }
  const page = search.get(pageParameter) ?? '';
  if (/^\d{1,15}$/.test(page)) query[pageParameter] = page;
  return query;
};

/** Parameters that a view does not keep: the page, what is opened, and typed words, which may name a person. */
const unsaved = [pageParameter, 'open', 'q'];

/** Returns what of an address a saved view keeps; empty when that is nothing. */
export const savableSearch = (search: URLSearchParams): string => {
  const kept = new URLSearchParams(search);
  for (const name of unsaved) kept.delete(name);
  return kept.toString();
};
