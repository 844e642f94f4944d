import { workerData } from 'node:worker_threads';
import { memoryFrom } from '../snapshot/stored-memory.ts';
import { buildView } from './build-view.ts';
import { documentSource } from './document-source.ts';
import { inOwnThread } from './in-own-thread.ts';
import { findSent } from './sent-part.ts';
import { memoryOfTexts, type SentTexts } from './sent-texts.ts';
import { messagesOf, type TextsMessage, type ViewThreadData } from './thread-messages.ts';

/** So many steps may wait to be packed. */
const stepsAhead = 2;

const { url, snapshot, store, now, texts: port } = workerData as ViewThreadData;

/** Hands texts on, and waits where many wait already. */
const textsTo = () => {
  const taken = messagesOf<unknown>(port);
  let waiting = 0;
  return async (texts: SentTexts): Promise<void> => {
    port.postMessage(texts satisfies TextsMessage, memoryOfTexts(texts));
    waiting += 1;
    if (waiting < stepsAhead) return;
    await taken();
    waiting -= 1;
  };
};

await inOwnThread(async ({ begin, send }) => {
  const source = await documentSource(url, snapshot);
  try {
    const { ids, parts } = await begin();
    const memory = memoryFrom([store], findSent(parts));
    for await (const part of buildView({ readTexts: source.readTexts(store.code), memory, now, onTexts: textsTo(), onLastText: () => port.postMessage(undefined satisfies TextsMessage) }, ids)) send(part);
  } finally {
    await source.close();
    port.close();
  }
});
