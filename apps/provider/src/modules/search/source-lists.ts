import { entriesOf } from '../../http/entries-of.ts';
import type { SourceLists } from './source-projection.ts';

/** The fields that a query asks for and leaves out (wire §7.1). */
export const sourceLists = (query: { _source_include?: string | undefined; _source_exclude?: string | undefined }): SourceLists => (
  { include: entriesOf(query._source_include), exclude: entriesOf(query._source_exclude) }
);
