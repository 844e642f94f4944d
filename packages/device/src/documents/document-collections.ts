import type { SearchAnswer } from '@dijla/contract/client';
import type { CopyCollection } from '../platform/device-collection.ts';
import type { StoredDocument, WireDocument } from './stored-document.ts';

declare module '../platform/device-storage.ts' {
  interface Collections {
    /** Documents by store, entity and id. */
    documents: StoredDocument;
    /** Keys of documents by their url path or sku. */
    aliases: { document: string; seen_at: number };
    /** Search answers by store, entity and query. */
    queries: { answer: SearchAnswer<WireDocument>; seen_at: number };
  }
}

export const documentCollections: readonly CopyCollection[] = [
  { name: 'documents', version: 2, onQuota: 'drop' },
  { name: 'aliases', version: 2, onQuota: 'drop' },
  { name: 'queries', version: 2, onQuota: 'drop' },
];
