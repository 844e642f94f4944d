import { basename, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { type MessagePort, Worker } from 'node:worker_threads';
import { memoryOfPart, type SentPart } from './sent-part.ts';
import { type FromThread, type IdsMessage, messagesOf, type RowsMessage } from './thread-messages.ts';

/** A worker thread that makes parts. If it fails, its error is thrown to the callers that wait for it. */
export type MakerThread = {
  ready: () => Promise<void>;
  tellIds: (ids: IdsMessage) => void;
  tellRows: (rows: RowsMessage) => void;
  /** Returns all parts it makes. */ made: () => Promise<readonly SentPart[]>;
  close: () => Promise<void>;
};

/**
 * Values made from documents are short-lived: with a large young generation (in MB), the garbage collector
 * has to move few of them. V8 reads this flag once per heap, when it is created.
 */
const youngSpace = '--max-semi-space-size=32';

/** The program of a worker that packs the documents sent to its ports (`PackThreadData`). */
export const packProgram = join(import.meta.dirname, 'pack-thread.ts');

/** Starts the program at this path as a worker with `data`; the ports in it are transferred. */
export const makerThread = (program: string, data: object, ports: readonly MessagePort[]): MakerThread => {
  setFlagsFromString(youngSpace);
  const name = basename(program);
  const thread = new Worker(program, {
    workerData: data,
    transferList: [...ports],
  });
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
  ended.catch(() => undefined);
  const messages = messagesOf<FromThread>(thread);
  const next = (): Promise<FromThread> => Promise.race([messages(), ended]);
  return {
    ready: async () => {
      const { kind } = await next();
      if (kind !== 'ready') throw new Error(`${name} began before it was told to`);
    },
    tellIds: (ids) => thread.postMessage(ids),
    tellRows: (rows) => thread.postMessage(rows, rows.flatMap(memoryOfPart)),
    made: async () => {
      const parts: SentPart[] = [];
      for (let message = await next(); message.kind !== 'done'; message = await next())
        if (message.kind === 'part') parts.push(message.part);
      return parts;
    },
    close: async () => void (await thread.terminate()),
  };
};
