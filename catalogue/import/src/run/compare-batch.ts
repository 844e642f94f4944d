import { isDeepStrictEqual } from 'node:util';
import type { AnyRecordHandler, AnyRecord } from '../record/record-handlers.ts';
import type { RecordKind } from '../record/import-record.ts';
import type { RowOf } from '../pictures/picture-taker.ts';
import type { RunContext } from './run-context.ts';
import { settledRecord } from './settled-record.ts';

/** A record to save and the stored record; `before` is undefined when it is new. */
export type Difference = {
  key: string;
  place: number;
  file: string;
  line: number;
  record: AnyRecord;
  before: AnyRecord | undefined;
};
/** `refused` holds the sequence numbers of staged records that cannot be taken. */
export type Comparison = { differences: Difference[]; taken: AnyRecord[]; refused: number[] };

const refusedBy = (rows: readonly RowOf[], takenKeys: ReadonlySet<string>): number[] =>
  rows.filter(({ key }) => !takenKeys.has(key)).map(({ seq }) => seq);

/**
 * Checks records of one kind and compares them with the stored ones; what cannot be taken is logged with
 * file and line. Writes nothing.
 */
export const compareBatch = async (
  { connection: { db }, pictures, log }: RunContext,
  { kind, handler, rows }: { kind: RecordKind; handler: AnyRecordHandler; rows: readonly RowOf[] },
): Promise<Comparison> => {
  const places = new Map(rows.map((row) => [row.key, row]));
  const pictured = await pictures.take(kind, rows);
  const checked = await handler.check(
    db,
    pictured.rows.map(({ record }) => record),
  );
  log.warning([
    ...pictured.warnings,
    ...checked.warnings.map(({ key, code, subject, isTaken }) => {
      const { file, line } = places.get(key) ?? { file: '', line: 0 };
      return {
        file,
        line,
        code,
        subject: subject === '' || subject === key ? key : `${key} ${subject}`,
        isRowTaken: isTaken,
      };
    }),
  ]);
  const taken = new Map(checked.records.map((record) => [handler.keyOf(record), record]));
  const standing = await handler.read(db, [...taken.keys()]);
  const differences = [...taken].flatMap(([key, given]): Difference[] => {
    const before = standing.get(key);
    const record = before === undefined ? given : settledRecord(given, before);
    if (before !== undefined && isDeepStrictEqual(record, before)) return [];
    const { seq, file, line } = places.get(key) ?? { seq: 0, file: '', line: 0 };
    return [{ key, place: seq, file, line, record, before }];
  });
  return { differences, taken: [...taken.values()], refused: refusedBy(rows, new Set(taken.keys())) };
};
