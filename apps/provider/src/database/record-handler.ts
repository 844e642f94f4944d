import type { Database, DatabaseTransaction } from './connect.ts';

/**
 * Row values that are not part of the record: the source that created it, and the address of a product whose
 * url_key is not unique.
 */
export type RecordMarks = { source: string; address: string | null };

/**
 * The author of a write, for the audit log and the change rows. `source` is stored on the rows: 'demo' and
 * 'import' rows are replaced by the next run.
 */
export type RecordAuthor = {
  actor: string;
  requestId: string;
  source: 'demo' | 'import';
  /**
   * Row values to restore by key when a run is undone. Records with `isRewritten` are written even if they
   * look unchanged, because they may refer to something no longer in the catalog.
   */
  marks?: ReadonlyMap<string, RecordMarks & { isRewritten?: boolean }>;
};

/**
 * Why a record or a part of it is rejected: `code` names the reason and `subject` what it concerns.
 * `isTaken` says whether the rest of the record is accepted.
 */
export type RecordWarning = { key: string; code: string; subject: string; isTaken: boolean };

/**
 * Reads, checks, saves and removes one kind of record by natural key, for import runs that preview, apply
 * and undo. `read` returns records in exactly the form `save` takes (lists in the same order, instants in
 * ISO 8601 with milliseconds, null for missing values), so that equal means unchanged and a record that was
 * read can be saved again.
 */
export type RecordHandler<Input> = {
  keyOf: (record: Input) => string;
  /**
   * Returns what can be accepted of these records, in their order, without references to missing records,
   * for which it returns warnings. Writes nothing.
   */
  check: (
    db: Database,
    records: readonly Input[],
  ) => Promise<{ records: Input[]; warnings: RecordWarning[] }>;
  /** Returns the existing records with these keys, by key. */
  read: (db: Database, keys: readonly string[]) => Promise<Map<string, Input>>;
  /** Adds or completely replaces checked records, and adds change rows for everything a shopper can see. */
  save: (transaction: DatabaseTransaction, records: readonly Input[], author: RecordAuthor) => Promise<void>;
  remove: (transaction: DatabaseTransaction, keys: readonly string[], author: RecordAuthor) => Promise<void>;
  /** Returns the keys of all records created by a source; absent where missing records are never pruned. */
  keysOf?: (db: Database, source: RecordAuthor['source']) => Promise<string[]>;
  /**
   * Returns the marks of these keys, including records removed from the catalog; absent where saving a
   * record leaves the marks unchanged.
   */
  marksOf?: (db: Database, keys: readonly string[]) => Promise<Map<string, RecordMarks>>;
  /**
   * Deletes the rows that `remove` keeps, for records created by a run that is undone, unless an order, a
   * cart or text written by a shopper refers to them. Absent where `remove` keeps no rows.
   */
  erase?: (transaction: DatabaseTransaction, keys: readonly string[]) => Promise<void>;
};

/**
 * Returns which of these keys of a kind (`product`, `customer`, `tax-rate`…) are part of the same run; they
 * count as existing even before they are saved.
 */
export type ArrivingKeys = (kind: string, keys: readonly string[]) => Promise<ReadonlySet<string>>;

/** For records saved outside a run. */
export const nothingArriving: ArrivingKeys = async () => new Set();
