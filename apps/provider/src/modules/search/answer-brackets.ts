import type { EngineAnswer } from '../../read-model/engine/search-engine.ts';
import type { AnswerForm } from './answer-of.ts';

/** The JSON before the first hit of an answer, and that after the last, to which counts are added before it is closed. */
export type AnswerBrackets = { before: string; after: string };

/** What stands around the hits as JSON: around a list of them, or around the object that Elasticsearch nests it in (wire §7.6, §14 W1). */
export const answerBrackets = (
  { total }: Pick<EngineAnswer, 'total'>,
  { isCompact }: Pick<AnswerForm, 'isCompact'>,
): AnswerBrackets =>
  isCompact
    ? { before: '{"hits":[', after: `],"total":${total}` }
    : { before: `{"hits":{"total":${total},"hits":[`, after: ']}' };
