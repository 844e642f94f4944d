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
/** Milliseconds that a chunk may take, because few bytes of many documents may take as long as many bytes. */
const chunkMs = 8;

/** Returns an object's members as JSON, each preceded by a comma. */
const membersOf = (members: object): string =>
  Object.entries(members)
    .map(([name, member]) => `,${JSON.stringify(name)}:${JSON.stringify(member)}`)
    .join('');

/** Returns a function that returns the next chunk at each call: about 64 kB, or what took 8 ms to write. */
const chunksOf = ({
  hits,
  brackets,
  counts,
}: AnswerParts): (() => { chunk: Uint8Array; isLast: boolean }) => {
  const encoder = new TextEncoder();
  let before = brackets.before;
  return () => {
    let text = '';
    const until = performance.now() + chunkMs;
    while (text.length < chunkLength && (text === '' || performance.now() < until)) {
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
 * Returns a response of many hits as one text, serialized in chunks between which other requests are served; null
 * when the client has disconnected meanwhile.
 */
export const wholeAnswer = async (
  answer: AnswerParts,
  gone: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const nextChunk = chunksOf(answer);
  const chunks: Uint8Array[] = [];
  for (;;) {
    await nextTurn();
    if (gone.aborted) return null;
    const { chunk, isLast } = nextChunk();
    chunks.push(chunk);
    if (isLast) return Buffer.concat(chunks);
  }
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
