import { entriesOf } from '../../call/entries-of.ts';
import type { SourceLists } from '@dijla/search-index/core/answers/source-projection';

type FieldLists = { [Name in `_source_${'include' | 'exclude'}${'' | 's'}`]?: string | undefined };

/**
 * Returns the fields a query includes and excludes; a search may use either the singular or the plural
 * parameter names (wire §7.1).
 */
export const sourceLists = (query: FieldLists): SourceLists => ({
  include: [...entriesOf(query._source_include), ...entriesOf(query._source_includes)],
  exclude: [...entriesOf(query._source_exclude), ...entriesOf(query._source_excludes)],
});
