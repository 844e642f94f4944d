import { parentPort } from 'node:worker_threads';
import type { StoredPart } from '../snapshot/stored-tree.ts';
import { memoryOfPart, sentPart } from './sent-part.ts';
import { type FromThread, messagesOf } from './thread-messages.ts';

export type OwnThread = {
  ready: () => void;
  /** Returns the next message from the main thread. */ hear: () => Promise<unknown>;
  send: (part: StoredPart) => void;
};

/** Runs `work` in a worker thread that makes parts for the thread that started it. */
export const inOwnThread = async (work: (thread: OwnThread) => Promise<void>): Promise<void> => {
  const port = parentPort;
  if (port === null) throw new Error('This runs in a thread of its own');
  const tell = (message: FromThread, memory: ArrayBuffer[] = []): void => port.postMessage(message, memory);
  const send = (part: StoredPart): void => {
    const sent = sentPart(part);
    tell({ kind: 'part', part: sent }, memoryOfPart(sent));
  };
  try {
    await work({ ready: () => tell({ kind: 'ready' }), hear: messagesOf(port), send });
    tell({ kind: 'done' });
  } finally {
    port.close();
  }
};
