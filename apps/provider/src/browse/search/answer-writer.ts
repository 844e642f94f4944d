import type { CallOutput, RequestContext } from '../../call/call-handler.ts';
import { type Refusal, refusal } from '../../call/refusal.ts';
import type { CardReader } from '@dijla/search-index/core/search-engine';
import type { EngineAnswer, Hit } from '@dijla/search-index/core/search-engine';
import { answerBrackets } from './answer-brackets.ts';
import { type AnswerForm, answerOf, countsIn, shownHit } from '@dijla/search-index/core/answers/answer-of';
import { byteWriters } from './byte-writer.ts';
import { cardAnswer, cardsAtMost } from './card-answer.ts';
import { cardForm } from './card-forms.ts';
import { estimatedBytes } from './estimated-bytes.ts';
import { type FairSemaphore, type SemaphoreLimits, fairSemaphore } from '@dijla/semaphore/fair-semaphore';
import { type AnswerParts, wholeAnswer, writtenAnswer, type WrittenBounds } from './written-answer.ts';
import { networkOf } from '../../http/limits/network-of.ts';

/**
 * Responses above `streamedFrom` bytes are streamed; those close to `largest` are refused (DESIGN §5). One network
 * takes half of the turns at most, so that its slow readers do not keep everybody waiting.
 */
export type AnswerBounds = SemaphoreLimits &
  Pick<WrittenBounds, 'largest' | 'stallMs' | 'longestMs'> & { streamedFrom: number };

const megabyte = 1024 * 1024;
const usualBounds: AnswerBounds = {
  streamedFrom: 4 * megabyte,
  largest: 64 * megabyte,
  atOnce: 4,
  waitingAtMost: 48,
  patienceMs: 30_000,
  atOnceOfOne: 2,
  waitingOfOneAtMost: 24,
  stallMs: 5000,
  longestMs: 60_000,
};
/** Number of hits above which a response that is not streamed is written in turn and in chunks. */
const fewHits = cardsAtMost;
/**
 * Leaves a margin, because an estimate may be too low and a truncated response would still have status 200.
 */
const certainShare = 0.8;

type Caller = Pick<RequestContext, 'gone' | 'onFault' | 'whenSent' | 'address'>;

export type AnswerWriter = (
  found: EngineAnswer,
  form: AnswerForm,
  caller: Caller,
) => Promise<CallOutput<'catalog/search'> | Refusal>;

const usualAnswerBytes = 256 * 1024;

/** Writes a response of many hits as one text; of products, of which there may be many, in turn. */
const wholeOfMany = async (
  parts: AnswerParts,
  { gone, address, entity }: Caller & Pick<AnswerForm, 'entity'>,
  turns: FairSemaphore,
): Promise<CallOutput<'catalog/search'> | Refusal> => {
  const signal = gone();
  const release = entity === 'product' ? await turns.acquire(signal, networkOf(address)) : () => undefined;
  if (release === null) return refusal('request.busy');
  try {
    const written = await wholeAnswer(parts, signal);
    return written === null ? refusal('request.busy') : { written };
  } finally {
    release();
  }
};

/**
 * Writes small responses whole, from cards where the engine caches some, and streams large ones. Large ones, and
 * small ones of many hits, are written a few at once, in chunks between which other requests are served.
 */
export const answerWriter = (given: Partial<AnswerBounds>): AnswerWriter => {
  const { streamedFrom, largest, stallMs, longestMs, ...lines } = { ...usualBounds, ...given };
  const [streams, wholes] = [fairSemaphore(lines), fairSemaphore(lines)];
  const writers = byteWriters(usualAnswerBytes);
  /**
   * Sends a network response directly from the writer's memory, which is reused only after the response is
   * sent.
   */
  const fromCards = (
    found: EngineAnswer,
    { cardOf, form }: { cardOf: CardReader; form: AnswerForm },
    whenSent: Caller['whenSent'],
  ): Uint8Array<ArrayBuffer> | undefined => {
    const writer = writers.take();
    const written = cardAnswer(found, { cardOf, form, writer, mostBytes: streamedFrom });
    const isSent = written !== undefined && whenSent !== undefined;
    const answer = written && (isSent ? written : new Uint8Array(written));
    if (isSent) whenSent(() => writers.giveBack(writer));
    else writers.giveBack(writer);
    return answer;
  };
  return async (found, form, caller) => {
    const { gone, onFault, whenSent, address } = caller;
    if (found.cardsIn !== undefined && found.hits.length <= cardsAtMost) {
      const written = fromCards(found, { cardOf: found.cardsIn(cardForm(form)), form }, whenSent);
      if (written !== undefined) return { written };
    }
    const shown = shownHit(form);
    const textOf = (hit: Hit) => JSON.stringify(shown(hit));
    const bytes = estimatedBytes(found.hits, textOf);
    if (bytes > largest * certainShare) return refusal('search.answer-too-large');
    const isSmall = bytes <= streamedFrom;
    if (isSmall && found.hits.length <= fewHits) return { result: answerOf(found, form) };
    const parts = {
      hits: found.hits.values().map(textOf),
      brackets: answerBrackets(found, form),
      counts: countsIn(found),
    };
    if (isSmall) return wholeOfMany(parts, { ...caller, entity: form.entity }, wholes);
    const release = await streams.acquire(gone(), networkOf(address));
    if (release === null) return refusal('request.busy');
    const onEnd = (fault?: unknown) => {
      release();
      if (fault !== undefined) onFault(fault);
    };
    return { written: writtenAnswer(parts, { largest, stallMs, longestMs, onEnd }) };
  };
};
