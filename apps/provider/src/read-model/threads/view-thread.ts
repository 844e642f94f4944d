import { workerData } from 'node:worker_threads';
import { readAhead } from '../feed/in-turns.ts';
import { memoryFrom } from '../snapshot/stored-memory.ts';
import { buildView } from './build-view.ts';
import { documentSource, type ReadTexts } from './document-source.ts';
import { inOwnThread } from '@dijla/search-index/node/threads/in-own-thread';
import { findSent } from '@dijla/search-index/node/threads/sent-part';
import type { SentTexts } from '@dijla/search-index/node/threads/sent-texts';
import {
  type IdsMessage,
  messagesOf,
  type RowsMessage,
  type TextsMessage,
} from '@dijla/search-index/node/threads/thread-messages';
import type { ViewThreadData } from './view-thread-data.ts';

/**
 * Documents per query: bytes may wait for a while, and each query takes as long as reading some documents.
 */
const documentsPerRead = 500;
/**
 * Number of steps, of about 1 MB each, that are read and packed while rows are still being read; another
 * processor would be idle then.
 */
const stepsAhead = 64;

const { url, snapshot, store, now, texts: port } = workerData as ViewThreadData;

/** Reads documents and waits until they are packed. */
const readPacked = (readTexts: ReadTexts): ReadTexts => {
  const taken = messagesOf<unknown>(port);
  return async (ids) => {
    const texts = await readTexts(ids);
    port.postMessage(texts satisfies TextsMessage);
    await taken();
    return texts;
  };
};

/** Yields all steps, then tells the packing thread that there are no more. */
const andNoMore = async function* (steps: AsyncIterable<SentTexts>): AsyncGenerator<SentTexts> {
  yield* steps;
  port.postMessage(undefined satisfies TextsMessage);
};

await inOwnThread(async ({ ready, hear, send }) => {
  const source = await documentSource(url, snapshot);
  try {
    ready();
    const readTexts = source.readTexts(store.code);
    const ids = (await hear()) as IdsMessage;
    const steps = readAhead({
      ids,
      perRead: documentsPerRead,
      read: readPacked(readTexts),
      ahead: stepsAhead,
    });
    const memory = memoryFrom([store], findSent((await hear()) as RowsMessage));
    for await (const part of buildView({
      readTexts,
      steps: andNoMore(steps),
      memory,
      now,
      expected: ids.length,
    }))
      send(part);
  } finally {
    await source.close();
    port.close();
  }
});
