import type { SearchBody, SearchQuery } from '@dijla/contract/client';
import { searchQuery } from '@dijla/contract/schemas';
import { parseBounded } from '../../call/parse-bounded.ts';
import { type Refusal, refusal } from '../../call/refusal.ts';
import { searchQueryOf } from './elasticsearch/search-query-of.ts';

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

/**
 * Input of a search: its `request` parameter, the body of a POST, and whether they hold a search query or an
 * Elasticsearch body (wire §7.1).
 */
export type AskedSearch = {
  request: string | undefined;
  body: SearchBody | undefined;
  format: string | undefined;
};

const isObject = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const queryOf = (given: unknown, format: string | undefined): SearchQuery | Refusal => {
  if (!isObject(given)) return refusal('search.unreadable-request');
  if (format === 'search-query')
    return parseBounded(searchQuery, given).data ?? refusal('search.unreadable-request');
  const translated = searchQueryOf(given);
  return translated.ok ? translated.query : refusal('search.foreign-query', { clause: translated.clause });
};

/**
 * Parses the search query of a request. Its JSON may be URL-encoded once or twice, so the text is tried as
 * it is and then decoded once more (wire §7.1). Absent means no filters. Refuses a request that cannot be
 * parsed, and one with a clause no client produces, naming the clause.
 */
export const parseRequest = ({ request, body, format }: AskedSearch): SearchQuery | Refusal => {
  if (body !== undefined) return queryOf(body, format);
  if (request === undefined || request === '') return {};
  return queryOf(parsed(request) ?? parsed(decoded(request)), format);
};
