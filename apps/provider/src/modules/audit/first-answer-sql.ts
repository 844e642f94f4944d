import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { storableJson } from '../../database/json/storable-json.ts';

/** A request of somebody that carries an `Idempotency-Key`. */
export type KeyedRequest = { actor: string; key: string; call: string; request: unknown };

const hashOf = ({ call, request }: KeyedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([call, request]))
    .digest('hex');

type Kept = { request_hash: string; answer: unknown };

/**
 * Takes the key for this request, or returns what was answered to it before; 'another' when the key was used for
 * another request. The same key at the same time waits here until the first has ended, and takes it when that
 * was rolled back.
 */
export const takeKey = async (
  transaction: DatabaseTransaction,
  request: KeyedRequest,
): Promise<'taken' | 'another' | { answer: unknown }> => {
  const hash = hashOf(request);
  const { rows: taken } = await sql`
    insert into replayed_answer (scope, idempotency_key, call, request_hash, status, answer)
    values (${request.actor}, ${request.key}, ${request.call}, ${hash}, 200, 'null') on conflict do nothing returning 1`.execute(
    transaction,
  );
  if (taken.length > 0) return 'taken';
  // Another statement than the one that waited, which does not see what it waited for.
  const { rows } = await sql<Kept>`
    select request_hash, answer from replayed_answer where scope = ${request.actor} and idempotency_key = ${request.key}`.execute(
    transaction,
  );
  const [kept] = rows;
  return kept?.request_hash === hash ? { answer: kept.answer } : 'another';
};

/** Keeps the answer to a request whose key was taken. */
export const keepAnswer = async (
  transaction: DatabaseTransaction,
  { actor, key }: Pick<KeyedRequest, 'actor' | 'key'>,
  answer: unknown,
): Promise<void> => {
  await sql`
    update replayed_answer set answer = ${storableJson(answer)}::jsonb where scope = ${actor} and idempotency_key = ${key}`.execute(
    transaction,
  );
};
