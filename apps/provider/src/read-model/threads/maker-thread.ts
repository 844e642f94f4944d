import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { type MessagePort, Worker } from 'node:worker_threads';
import { memoryOfPart, type SentPart } from './sent-part.ts';
import { type FromThread, type IdsMessage, messagesOf, type RowsMessage } from './thread-messages.ts';

/** A thread that makes parts. What made it end is thrown to whoever waits for it. */
export type MakerThread = {
  ready: () => Promise<void>;
  tellIds: (ids: IdsMessage) => void;
  tellRows: (rows: RowsMessage) => void;
  /** All it makes. */ made: () => Promise<readonly SentPart[]>;
  close: () => Promise<void>;
};

/** What is made of documents lives for a moment: with room for much of it (MB), little must be moved to see what is still needed. A heap asks for this once, when it is made. */
const youngSpace = '--max-semi-space-size=32';

/** Starts a program of this folder with what it needs; ports among that go to it. */
export const makerThread = (
  program: 'view-thread.ts' | 'pack-thread.ts',
  data: object,
  ports: readonly MessagePort[],
): MakerThread => {
  setFlagsFromString(youngSpace);
  const thread = new Worker(join(import.meta.dirname, program), {
    workerData: data,
    transferList: [...ports],
  });
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
  });
  ended.catch(() => undefined);
  const messages = messagesOf<FromThread>(thread);
  const next = (): Promise<FromThread> => Promise.race([messages(), ended]);
  return {
    ready: async () => {
      const { kind } = await next();
      if (kind !== 'ready') throw new Error(`${program} began before it was told to`);
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
