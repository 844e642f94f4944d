import type { MessagePort } from 'node:worker_threads';
import type { SentPart } from './sent-part.ts';
import type { SentTexts } from './sent-texts.ts';

/** Ports on which the packing thread receives the documents, one for each store view in order. */
export type PackThreadData = { texts: readonly MessagePort[] };

/** First message to a thread: the ids of the products whose documents to read, in this order. */
export type IdsMessage = readonly number[];

/** Message to a thread once everything except the product documents is read. */
export type RowsMessage = readonly SentPart[];

/** `ready` once the thread sees the shared snapshot, then each part it has made. */
export type FromThread = { kind: 'ready' } | { kind: 'part'; part: SentPart } | { kind: 'done' };

/** The documents of a step, acknowledged once they are packed; undefined after the last step. */
export type TextsMessage = SentTexts | undefined;

type Port<M> = { on: (event: 'message', listener: (message: M) => void) => unknown };

/**
 * Returns a function that resolves to the next message of a port, including messages received before the
 * call.
 */
export const messagesOf = <M>(port: Port<M>): (() => Promise<M>) => {
  const [come, awaited]: [{ message: M }[], ((message: M) => void)[]] = [[], []];
  port.on('message', (message: M) => {
    const next = awaited.shift();
    if (next === undefined) come.push({ message });
    else next(message);
  });
  return () => {
    const first = come.shift();
    return first === undefined
      ? new Promise((resolve) => awaited.push(resolve))
      : Promise.resolve(first.message);
  };
};
