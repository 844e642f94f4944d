import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnswerBrackets } from './answer-brackets.ts';

/** What an answer is written from: its hits one by one as JSON, what stands around them, and its counts. */
export type AnswerParts = { hits: IterableIterator<string>; brackets: AnswerBrackets; counts: object };

export type WrittenBounds = {
  /** Bytes after which it is cut off: an estimate let it begin. */
  largest: number;
  /** Milliseconds after which a reader who takes nothing is given up. */
  stallMs: number;
  /** Milliseconds after which any reader is, so that who reads slowly does not keep others waiting. */
  longestMs: number;
  /** Told once, whichever way it ends: with what went wrong here, or with nothing when it was read or its reader was too slow or went away. */
  onEnd: (fault?: unknown) => void;
};

const chunkLength = 64 * 1024;

/** The members of an object as JSON that follows others. */
const membersOf = (members: object): string =>
  Object.entries(members)
    .map(([name, member]) => `,${JSON.stringify(name)}:${JSON.stringify(member)}`)
    .join('');

/** An answer of many hits as bytes, written as they are taken: of all its text no more than one piece of about 64 kB is held. */
export const writtenAnswer = (
  { hits, brackets, counts }: AnswerParts,
  { largest, stallMs, longestMs, onEnd }: WrittenBounds,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let stall: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let isEnded = false;
  let bytes = 0;
  let before = brackets.before;

  const end = (fault?: unknown) => {
    clearTimeout(stall);
    clearTimeout(deadline);
    if (!isEnded) onEnd(fault);
    isEnded = true;
  };
  const piece = (): { chunk: Uint8Array; isLast: boolean } => {
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
        // Whoever reads as fast as this writes would otherwise keep everybody else waiting.
        await nextTurn();
        if (isEnded) return;
        try {
          const { chunk, isLast } = piece();
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
