import type { CallOutput } from '../../http/call-handler.ts';
import { type Refusal, refusal } from '../../http/refusal.ts';
import type { EngineAnswer, Hit } from '../../read-model/search-engine.ts';
import { type AnswerForm, answerOf, restOf, shownHit } from './answer-of.ts';
import { estimatedBytes } from './estimated-bytes.ts';
import { type TurnBounds, turnsOf } from './turns.ts';
import { writtenAnswer } from './written-answer.ts';

/** Answers above `streamedFrom` bytes are written as they are read, above `largest` refused (DESIGN §5). */
export type AnswerBounds = TurnBounds & { streamedFrom: number; largest: number; stallMs: number };

const megabyte = 1024 * 1024;
const usualBounds: AnswerBounds = { streamedFrom: 4 * megabyte, largest: 64 * megabyte, atOnce: 2, waitingAtMost: 16, patienceMs: 10_000, stallMs: 30_000 };

export type AnswerWriter = (found: EngineAnswer, form: AnswerForm) => Promise<CallOutput<'catalog/search'> | Refusal>;

/** Small answers go out as one text; large ones piece by piece, two at once at most, whose `result` is made only when somebody looks at it. */
export const answerWriter = (given: Partial<AnswerBounds>): AnswerWriter => {
  const { streamedFrom, largest, stallMs, ...lines } = { ...usualBounds, ...given };
  const turns = turnsOf(lines);
  return async (found, form) => {
    const shown = shownHit(form);
    const textOf = (hit: Hit) => JSON.stringify(shown(hit));
    const bytes = estimatedBytes(found.hits, textOf);
    if (bytes > largest) return refusal('search.answer-too-large');
    if (bytes <= streamedFrom) return { result: answerOf(found, form) };
    const onEnd = await turns.take();
    if (onEnd === null) return refusal('request.busy');
    return {
      get result() {
        return answerOf(found, form);
      },
      written: writtenAnswer({ hits: found.hits.values().map(textOf), rest: restOf(found) }, { largest, stallMs, onEnd }),
    };
  };
};
