import type { Database, DatabaseTransaction } from './connect.ts';

/** What the rows of a record hold that is not in the record: who has made them, and the address of a product whose url_key others bear too. */
export type RecordMarks = { source: string; address: string | null };

/** Who writes, for the audit and the change rows. `source` is kept on the rows: 'demo' and 'import' rows are replaced by their next run. */
export type RecordAuthor = {
  actor: string;
  requestId: string;
  source: 'demo' | 'import';
  /** By key, what rows are to hold again when a run is undone; those that `isRewritten` are written even if they look the same, for they may name what is out of the catalogue. */
  marks?: ReadonlyMap<string, RecordMarks & { isRewritten?: boolean }>;
};

/** Why a record, or a part of it, is not taken: `code` names the reason, `subject` what it is about; the rest of the record is taken or not. */
export type RecordWarning = { key: string; code: string; subject: string; isTaken: boolean };

/**
 * How one kind of record is kept under natural keys: what an import run previews, applies and takes back. `read` answers records in
 * the very form `save` takes them (lists in the same order, instants in ISO 8601 with milliseconds, null for what is absent), so
 * that equal means unchanged, and what was read can be saved again.
 */
export type RecordHandler<Input> = {
  keyOf: (record: Input) => string;
  /** What can be taken of these records, in their order: without what refers to nothing, which is remarked on. Writes nothing. */
  check: (db: Database, records: readonly Input[]) => Promise<{ records: Input[]; remarks: RecordWarning[] }>;
  /** Those of these keys that stand, by key. */
  read: (db: Database, keys: readonly string[]) => Promise<Map<string, Input>>;
  /** Adds or replaces checked records whole, and leaves change rows of what a shopper can see. */
  save: (transaction: DatabaseTransaction, records: readonly Input[], author: RecordAuthor) => Promise<void>;
  remove: (transaction: DatabaseTransaction, keys: readonly string[], author: RecordAuthor) => Promise<void>;
  /** Keys of all records a source has made; absent where missing records are never pruned. */
  keysOf?: (db: Database, source: RecordAuthor['source']) => Promise<string[]>;
  /** The marks of these keys, of records taken out of the catalogue too; absent where saving a record leaves them as they are. */
  marksOf?: (db: Database, keys: readonly string[]) => Promise<Map<string, RecordMarks>>;
  /** Deletes the rows that `remove` keeps, of records that came with a run that is undone, unless an order, a cart or a shopper's words point to them; absent where `remove` leaves none. */
  erase?: (transaction: DatabaseTransaction, keys: readonly string[]) => Promise<void>;
};

/** Which of these keys of a kind (`product`, `customer`, `tax-rate`…) the same run brings: they count as there, even before they are saved. */
export type ArrivingKeys = (kind: string, keys: readonly string[]) => Promise<ReadonlySet<string>>;

/** For records that come alone. */
export const nothingArriving: ArrivingKeys = async () => new Set();
