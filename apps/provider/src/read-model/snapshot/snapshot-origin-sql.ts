import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/**
 * The last change below a position. If a change feed has a different one or none, it is not the feed that
 * was followed.
 */
type LastChange = { seq: string; xid: string; at: string };

/** The source of a snapshot's data: the database, its schema, and how far its change feed was followed. */
export type Origin = {
  cluster: string;
  database: string;
  schema: string;
  position: number;
  last: LastChange | null;
};

/**
 * The origin of a position in a database. `isAhead` means that the database has not reached the position;
 * `waiting` is the number of changes from the position on.
 */
export type OriginNow = { origin: Origin; isAhead: boolean; waiting: number };

type Row = {
  cluster: string;
  database: string;
  schema: string;
  is_ahead: boolean;
  waiting: number;
  seq: string | null;
  xid: string | null;
  at: string | null;
};

/** Reads the origin of a position from this database. */
export const readOrigin = async (db: Database, position: number): Promise<OriginNow> => {
  const {
    rows: [row],
  } = await sql<Row>`
    with asked as (select ${String(position)}::xid8 as position)
    select (select system_identifier::text from pg_control_system()) as cluster,
      (select oid::text from pg_database where datname = current_database()) as database,
      (select md5(coalesce(string_agg(name || ' ' || checksum, ' ' order by name), '')) from schema_migration) as schema,
      asked.position > pg_snapshot_xmin(pg_current_snapshot()) as is_ahead,
      (select count(*)::int from change where xid >= asked.position) as waiting,
      last.seq::text as seq, last.xid::text as xid, last.at::text as at
    from asked left join lateral (select seq, xid, at from change where xid < asked.position order by xid desc, seq desc limit 1) as last on true`.execute(
    db,
  );
  if (row === undefined) throw new Error('The database does not say what it is');
  const { cluster, database, schema, seq, xid, at } = row;
  return {
    origin: {
      cluster,
      database,
      schema,
      position,
      last: seq === null || xid === null || at === null ? null : { seq, xid, at },
    },
    isAhead: row.is_ahead,
    waiting: row.waiting,
  };
};
