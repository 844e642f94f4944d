import { setImmediate as nextTurn } from 'node:timers/promises';

/** What an answer is written from: its hits one by one as JSON, and all else as one object. */
export type AnswerParts = { hits: IterableIterator<string>; rest: object };

export type WrittenBounds = {
  /** Bytes after which it is cut off: an estimate let it begin. */
  largest: number;
  /** Milliseconds after which a reader who takes nothing is given up. */
  stallMs: number;
  /** Told once, whichever way it ends. */
  onEnd: () => void;
};

const chunkLength = 64 * 1024;

/** An answer of many hits as bytes, written as they are taken: of all its text no more than one piece of about 64 kB is held. */
export const writtenAnswer = ({ hits, rest }: AnswerParts, { largest, stallMs, onEnd }: WrittenBounds): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let stall: NodeJS.Timeout | undefined;
  let isEnded = false;
  let bytes = 0;
  let before = '{"hits":[';

  const end = () => {
    clearTimeout(stall);
    if (!isEnded) onEnd();
    isEnded = true;
  };
  const piece = (): { chunk: Uint8Array; isLast: boolean } => {
    let text = '';
    while (text.length < chunkLength) {
      const { done, value } = hits.next();
      if (done) return { chunk: encoder.encode(`${text}${before === ',' ? '' : before}],${JSON.stringify(rest).slice(1)}`), isLast: true };
      text += before + value;
      before = ',';
    }
    return { chunk: encoder.encode(text), isLast: false };
  };

  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      clearTimeout(stall);
      const fail = (reason: unknown) => {
        controller.error(reason);
        end();
      };
      // Whoever reads as fast as this writes would otherwise keep everybody else waiting.
      await nextTurn();
      try {
        const { chunk, isLast } = piece();
        bytes += chunk.byteLength;
        if (bytes > largest) return fail(new Error('The answer became too large while it was written'));
        controller.enqueue(chunk);
        if (isLast) controller.close();
        if (isLast) end();
        else stall = setTimeout(() => fail(new Error('Nobody reads the answer')), stallMs);
      } catch (error) {
        fail(error);
      }
    },
    cancel: end,
  }, { highWaterMark: 1 });
};
