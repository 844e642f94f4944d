import { workerData } from 'node:worker_threads';
import { packedDocuments } from '../packed/packed-documents.ts';
import { viewDocuments } from '../packed/view-documents.ts';
import { inOwnThread } from './in-own-thread.ts';
import { packTexts } from './pack-texts.ts';
import { messagesOf, type PackThreadData, type TextsMessage } from './thread-messages.ts';

const { texts: ports } = workerData as PackThreadData;

await inOwnThread(async ({ send }) => {
  const documents = packedDocuments();
  const views = ports.map((_, view) => viewDocuments(documents, { view, views: ports.length }));
  const sources = ports.map((port) => ({ port, next: messagesOf<TextsMessage>(port) }));
  for (;;) {
    const ofViews = (await Promise.all(sources.map(({ next }) => next()))).filter(
      (texts) => texts !== undefined,
    );
    if (ofViews.length === 0) break;
    if (ofViews.length < sources.length) throw new Error('Store views were read in different steps');
    packTexts(views, ofViews);
    for (const { port } of sources) port.postMessage('taken');
  }
  for (const { port } of sources) port.close();
  for (const part of documents.stored('documents')) send(part);
});
