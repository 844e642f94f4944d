import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { databaseError } from '../database-error.ts';
import { readsFromPrimary } from './read-from-primary.ts';
import type { ReplicaWatch } from './replica-watch.ts';

type Send = (text: unknown, values?: unknown) => Promise<{ command?: string }>;

const sending = (session: pg.PoolClient): Send => session.query.bind(session) as unknown as Send;

/**
 * Whether another server may answer what the replica did not: it is away, cancelled the statement in favor of
 * what it replays, or was asked to write.
 */
const isOfReplica = (error: unknown): boolean =>
  databaseError(error) === 'away' || (error instanceof Error && 'code' in error && error.code === '40001');

const isBegin = (text: unknown): boolean =>
  typeof text === 'string' && /^(?:begin|start transaction)\b/.test(text);

type Pools = { primary: pg.Pool; replica: pg.Pool; watch: Pick<ReplicaWatch, 'isUsed' | 'lost'> };

/** Lends a session of the replica. A statement that it fails to answer is sent to the primary, unless it is one of a transaction. */
const lendReplica = async ({ primary, replica, watch }: Pools): Promise<PostgresPoolClient> => {
  let lent = await replica.connect();
  let [isOnReplica, isInTransaction] = [true, false];
  const send: Send = async (text, values) => {
    try {
      const answer = await sending(lent)(text, values);
      if (isBegin(text)) isInTransaction = true;
      else if (answer.command === 'COMMIT' || answer.command === 'ROLLBACK') isInTransaction = false;
      return answer;
    } catch (error) {
      if (!isOnReplica || !isOfReplica(error)) throw error;
      if (databaseError(error) === 'away') watch.lost();
      if (isInTransaction) throw error;
      const instead = await primary.connect();
      lent.release(true);
      [lent, isOnReplica] = [instead, false];
      return sending(lent)(text, values);
    }
  };
  return {
    query: send,
    release: (discard?: boolean) => lent.release(discard),
  } as unknown as PostgresPoolClient;
};

/**
 * Returns a pool that lends sessions of the replica while it is well, and else of the primary: also to whoever
 * has just written.
 */
export const readSessions = (pools: Pools): PostgresPool => ({
  connect: async () => {
    const { primary, watch } = pools;
    const lendPrimary = async () => (await primary.connect()) as unknown as PostgresPoolClient;
    if (readsFromPrimary() || !watch.isUsed()) return lendPrimary();
    try {
      return await lendReplica(pools);
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      watch.lost();
      return lendPrimary();
    }
  },
  options: {},
  end: async () => {
    await Promise.all([pools.primary.end(), pools.replica.end()]);
  },
});
