import type { SearchQuery } from '@dijla/contract/client';
import { searchQuery } from '@dijla/contract/schemas';

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const parsed = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** An Elasticsearch DSL query, which other configurations of the client send (wire §7.1). */
const isDsl = (request: unknown): boolean =>
  typeof request === 'object' && request !== null && ('query' in request || 'aggs' in request || 'aggregations' in request);

export type ParsedRequest = { ok: true; query: SearchQuery } | { ok: false; code: 'search.unreadable-request' | 'search.foreign-query' };

/**
 * Reads the `request` of a search: JSON that was URL-encoded once or twice, so the text at hand is tried first and then decoded once
 * more (wire §7.1). Absent means no filters. What another engine would read is told apart from what nobody can.
 */
export const parseRequest = (text: string | undefined): ParsedRequest => {
  if (text === undefined || text === '') return { ok: true, query: {} };
  const request = parsed(text) ?? parsed(decoded(text));
  if (isDsl(request)) return { ok: false, code: 'search.foreign-query' };
  const query = searchQuery.safeParse(request);
  return query.success ? { ok: true, query: query.data } : { ok: false, code: 'search.unreadable-request' };
};
