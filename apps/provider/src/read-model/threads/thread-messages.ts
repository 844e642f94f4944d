import type { MessagePort } from 'node:worker_threads';
import type { StoreView } from '../../modules/store-views/store-views.ts';
import type { SentPart } from './sent-part.ts';
import type { SentTexts } from './sent-texts.ts';

/** What a thread builds: a store view as it looks at `now` (epoch milliseconds), read from what another transaction shares of the database at `url`. Its documents go to `texts`. */
export type ViewThreadData = {
  url: string;
  snapshot: string;
  store: StoreView;
  now: number;
  texts: MessagePort;
};

/** Where the thread that packs hears of the documents of each store view, in the order of these. */
export type PackThreadData = { texts: readonly MessagePort[] };

/** What a thread is told first: of which products to read documents, in this order. */
export type IdsMessage = readonly number[];

/** What a thread is told once all but the documents of products is known. */
export type RowsMessage = readonly SentPart[];

/** `ready` once it sees what the other transaction sees, then what it has made. */
export type FromThread = { kind: 'ready' } | { kind: 'part'; part: SentPart } | { kind: 'done' };

/** Documents of a step; each is answered once they are taken. Undefined after the last one. */
export type TextsMessage = SentTexts | undefined;

type Port<M> = { on: (event: 'message', listener: (message: M) => void) => unknown };

/** Gives what comes in at a port one by one, also what came before it was asked for. */
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
