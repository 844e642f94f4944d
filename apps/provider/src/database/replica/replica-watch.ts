import type pg from 'pg';

export type ReplicaWatchOptions = {
  /** Milliseconds between two looks. */
  everyMs?: number;
  /** A replica that lags more than this many milliseconds is read no more until it has caught up. */
  mostLagMs?: number;
};

export type ReplicaWatch = {
  /** Whether reads go to the replica: it answered at the last look, and what it shows is recent. */
  isUsed: () => boolean;
  /** Milliseconds by which the replica lags at most; undefined while it does not answer. */
  lagMs: () => number | undefined;
  /** Reads go to the primary until the next look finds the replica well. */
  lost: () => void;
  close: () => void;
};

const usualEveryMs = 1000;
const usualMostLagMs = 3000;

const mostNoted = 60;

type Written = { position: number; at: number };

/** Position in the write-ahead log as a number, which a shop's log does not outgrow (2^53 bytes). */
const positionOf = async (pool: pg.Pool, position: string): Promise<number> => {
  const { rows } = await pool.query<{ position: string }>(
    `select pg_wal_lsn_diff(${position}, '0/0')::text as position`,
  );
  return Number(rows[0]?.position);
};
const written = 'pg_current_wal_lsn()';
// After a failover the address may lead to a server that is no replica, and has all.
const replayed = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end';

/**
 * Looks again and again at how far the replica is: positions of the primary are noted with their times, and the
 * oldest that the replica has not reached says how much it lags. The clocks of the servers do not matter.
 */
export const watchReplica = (
  { primary, replica }: { primary: pg.Pool; replica: pg.Pool },
  { everyMs = usualEveryMs, mostLagMs = usualMostLagMs }: ReplicaWatchOptions = {},
): ReplicaWatch => {
  let isClosed = false;
  let lag: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isPrimaryAway = false;
  let ahead: Written[] = [];

  const notePrimary = async (): Promise<void> => {
    const at = performance.now();
    try {
      ahead.push({ position: await positionOf(primary, written), at });
      isPrimaryAway = false;
      // The oldest says how much the replica lags, the latest when it has caught up.
      if (ahead.length > mostNoted) ahead.splice(-2, 1);
    } catch {
      isPrimaryAway = true;
    }
  };
  const look = async (): Promise<void> => {
    await notePrimary();
    try {
      const reached = await positionOf(replica, replayed);
      ahead = ahead.filter(({ position }) => position > reached);
      const [oldest] = ahead;
      lag = oldest === undefined ? 0 : performance.now() - oldest.at;
    } catch {
      lag = undefined;
    }
  };
  const lookOn = async (): Promise<void> => {
    await look();
    if (!isClosed) timer = setTimeout(() => void lookOn(), everyMs).unref();
  };
  void lookOn();

  return {
    // Without a primary an old answer is better than none, and nobody writes what she would miss.
    isUsed: () => lag !== undefined && (lag <= mostLagMs || isPrimaryAway),
    lagMs: () => lag,
    lost: () => {
      lag = undefined;
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
