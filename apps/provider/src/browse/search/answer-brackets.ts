import type { EngineAnswer } from '@dijla/search-index/core/search-engine';
import type { AnswerForm } from '@dijla/search-index/core/answers/answer-of';

/**
 * JSON before the first hit of a response and after the last; counts are added to the latter before it is
 * closed.
 */
export type AnswerBrackets = { before: string; after: string };

/**
 * Returns the JSON around the hits: around a plain list, or around the object Elasticsearch nests it in
 * (wire §7.6, §14 W1).
 */
export const answerBrackets = (
  { total }: Pick<EngineAnswer, 'total'>,
  { isCompact }: Pick<AnswerForm, 'isCompact'>,
): AnswerBrackets =>
  isCompact
    ? { before: '{"hits":[', after: `],"total":${total}` }
    : { before: `{"hits":{"total":${total},"hits":[`, after: ']}' };
