import { parentPort } from 'node:worker_threads';
import type { StoredPart } from '../snapshot/stored-tree.ts';
import { memoryOfPart, sentPart } from './sent-part.ts';
import { type Beginning, type FromThread, messagesOf } from './thread-messages.ts';

export type OwnThread = { /** Says that it can begin, and waits for what it needs for that. */ begin: () => Promise<Beginning>; send: (part: StoredPart) => void };

/** For a thread that makes parts for the one that started it. */
export const inOwnThread = async (work: (thread: OwnThread) => Promise<void>): Promise<void> => {
  const port = parentPort;
  if (port === null) throw new Error('This runs in a thread of its own');
  const tell = (message: FromThread, memory: ArrayBuffer[] = []): void => port.postMessage(message, memory);
  const hear = messagesOf<Beginning>(port);
  const begin = (): Promise<Beginning> => {
    tell({ kind: 'ready' });
    return hear();
  };
  const send = (part: StoredPart): void => {
    const sent = sentPart(part);
    tell({ kind: 'part', part: sent }, memoryOfPart(sent));
  };
  try {
    await work({ begin, send });
    tell({ kind: 'done' });
  } finally {
    port.close();
  }
};
