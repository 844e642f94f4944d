import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnswerBrackets } from './answer-brackets.ts';

/** Parts of a response: its hits one by one as JSON, the JSON around them, and its counts. */
export type AnswerParts = { hits: IterableIterator<string>; brackets: AnswerBrackets; counts: object };

export type WrittenBounds = {
  /** Maximum size in bytes, after which the response is cut off. An estimate was below it. */
  largest: number;
  /** Milliseconds after which a client that reads nothing is dropped. */
  stallMs: number;
  /** Milliseconds after which any client is dropped, so that a slow reader does not keep others waiting. */
  longestMs: number;
  /**
   * Called once at the end: with the error of a failure here, or without one when the response was read or
   * its reader was too slow or disconnected.
   */
  onEnd: (fault?: unknown) => void;
};

const chunkLength = 64 * 1024;

/** Returns an object's members as JSON, each preceded by a comma. */
const membersOf = (members: object): string =>
  Object.entries(members)
    .map(([name, member]) => `,${JSON.stringify(name)}:${JSON.stringify(member)}`)
    .join('');

/** Returns a function that returns the next chunk of about 64 kB at each call. */
const chunksOf = ({
  hits,
  brackets,
  counts,
}: AnswerParts): (() => { chunk: Uint8Array; isLast: boolean }) => {
  const encoder = new TextEncoder();
  let before = brackets.before;
  return () => {
    let text = '';
    while (text.length < chunkLength) {
      const { done, value } = hits.next();
      if (done)
        return {
          chunk: encoder.encode(
            `${text}${before === ',' ? '' : before}${brackets.after}${membersOf(counts)}}`,
          ),
          isLast: true,
        };
      text += before + value;
      before = ',';
    }
    return { chunk: encoder.encode(text), isLast: false };
  };
};

/**
 * Streams a response of many hits, serialized as it is read: no more than one chunk of about 64 kB is held.
 */
export const writtenAnswer = (
  answer: AnswerParts,
  { largest, stallMs, longestMs, onEnd }: WrittenBounds,
): ReadableStream<Uint8Array> => {
  const nextChunk = chunksOf(answer);
  let stall: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let isEnded = false;
  let bytes = 0;

  const end = (fault?: unknown) => {
    clearTimeout(stall);
    clearTimeout(deadline);
    if (!isEnded) onEnd(fault);
    isEnded = true;
  };
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        deadline = setTimeout(() => {
          controller.error(new Error('The answer is read too slowly'));
          end();
        }, longestMs);
      },
      pull: async (controller) => {
        clearTimeout(stall);
        // Yields to the event loop, because a fast reader would otherwise block other requests.
        await nextTurn();
        if (isEnded) return;
        try {
          const { chunk, isLast } = nextChunk();
          bytes += chunk.byteLength;
          if (bytes > largest) throw new Error('The answer became too large while it was written');
          controller.enqueue(chunk);
          if (isLast) {
            controller.close();
            return end();
          }
          stall = setTimeout(() => {
            controller.error(new Error('Nobody reads the answer'));
            end();
          }, stallMs);
        } catch (fault) {
          controller.error(fault);
          end(fault);
        }
      },
      cancel: () => end(),
    },
    { highWaterMark: 1 },
  );
};
