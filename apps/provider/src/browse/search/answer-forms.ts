import type { SearchEntity } from '@dijla/contract/client';
import type { CallInput } from '../../call/call-handler.ts';
import { keepLatest } from '@dijla/caching/keep-latest';
import type { AnswerForm } from '@dijla/search-index/core/answers/answer-of';
import { sourceLists } from './source-lists.ts';
import type { SourceLists } from '@dijla/search-index/core/answers/source-projection';

/** Maximum number of cached forms, including what is known of their paths. */
const formsAtMost = 16;

/**
 * Without its slug, a client that lists a category's fields could not look the category up again (wire §14
 * W2).
 */
const sourceOf = (entity: SearchEntity, lists: SourceLists): SourceLists =>
  entity === 'category' && lists.include.length > 0
    ? { ...lists, include: [...lists.include, 'slug'] }
    : lists;

/**
 * Returns a function that gives the form of a response from its query. Forms are cached, because lists of
 * fields are long and few are in use.
 */
export const answerForms = (): ((
  entity: SearchEntity,
  query: CallInput<'catalog/search'>['query'],
) => AnswerForm) => {
  const known = new Map<string, AnswerForm>();
  return (entity, query) => {
    const { response_format, _source_include, _source_includes, _source_exclude, _source_excludes } = query;
    const name = JSON.stringify([
      entity,
      response_format,
      _source_include,
      _source_includes,
      _source_exclude,
      _source_excludes,
    ]);
    const form = known.get(name) ?? {
      entity,
      source: sourceOf(entity, sourceLists(query)),
      isCompact: response_format === 'compact',
    };
    known.delete(name);
    known.set(name, form);
    keepLatest(known, formsAtMost);
    return form;
  };
};
