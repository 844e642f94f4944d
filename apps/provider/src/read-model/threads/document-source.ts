import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createMutex } from '@dijla/semaphore/mutex';
import { copiedTexts } from './copied-texts.ts';
import type { SentTexts } from '@dijla/search-index/node/threads/sent-texts';

/** Reads product documents of one store view as JSON. */
export type ReadTexts = (ids: readonly number[]) => Promise<SentTexts>;

/** The documents as another transaction sees them. */
export type DocumentSource = { readTexts: (storeCode: string) => ReadTexts; close: () => Promise<void> };

const timeoutMs = 30_000;

const chunksOf = async (client: pg.Client, query: string): Promise<Uint8Array[]> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of client.query(copyTo(query))) chunks.push(chunk as Uint8Array);
  return chunks;
};

/**
 * Opens a session with the database at `url` that sees what the transaction that exported `snapshot` sees.
 * Documents are read as bytes and decoded only when used, because the garbage collector would repeatedly
 * move strings of waiting steps.
 */
export const documentSource = async (url: string, snapshot: string): Promise<DocumentSource> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'dijla build',
    statement_timeout: timeoutMs,
    connectionTimeoutMillis: timeoutMs,
    options: '-c jit=off',
  });
  await client.connect();
  await client.query('begin transaction isolation level repeatable read read only');
  await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`);
  // The session may wait for other threads for any length of time.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const inTurn = createMutex();
  return {
    readTexts: (storeCode) => (ids) =>
      inTurn(async () => {
        const query = `select entity_id, document from catalogue_document where store_code = ${client.escapeLiteral(storeCode)} and entity = 'product' and entity_id = any('{${ids.join(',')}}')`;
        return copiedTexts(await chunksOf(client, `copy (${query}) to stdout (format binary)`), ids);
      }),
    close: () => client.end(),
  };
};
