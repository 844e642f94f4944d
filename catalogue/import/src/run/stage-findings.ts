import {
  readRepeated,
  refusedKind,
  setRepeatedApart,
  stageRows,
  type WrittenRow,
} from '@dijla/provider/processes/import-run/import-run';
import type { Finding } from '../catalog-format.ts';
import { recordHandlerOf } from '../record/record-handlers.ts';
import type { ImportWarning } from '../record/warning.ts';
import { batchSize, type RunContext, stopIfAsked } from './run-context.ts';
import type { ReportedWarning } from './run-log.ts';

/** Maximum length of a key, which is part of a combined index (PostgreSQL allows 2,700 bytes). */
const longestKey = 600;

/** Characters of records after which a COPY is sent, so that a few huge records do not accumulate. */
const charactersAtOnce = 8_000_000;

const holdsNul = /(?<!\\)(?:\\\\)*\\u0000/;

const faultOf = (key: string, json: string): string | undefined => {
  if (key === '') return 'row-without-key';
  if (key.length > longestKey) return 'key-too-long';
  return key.includes('\u0000') || holdsNul.test(json) ? 'bad-text' : undefined;
};

const refusedRow = (
  { file, line, subject, key = subject }: ImportWarning,
  seq: number,
): WrittenRow | undefined =>
  key === '' || key.length > longestKey || key.includes('\u0000')
    ? undefined
    : { seq, kind: refusedKind, key, file, line, json: 'null' };

const warnOfRepeated = async ({ connection: { db }, runId, log }: RunContext): Promise<void> => {
  if ((await setRepeatedApart(db, runId)) === 0) return;
  for (let after = 0; ;) {
    const rows = await readRepeated(db, runId, { after, limit: 5 * batchSize });
    const last = rows.at(-1);
    if (last === undefined) return;
    const reported = rows.filter(({ kind }) => kind !== refusedKind);
    log.warning(
      reported.map(({ kind, key, file, line }): ReportedWarning => ({
        file,
        line,
        code: 'repeated-record',
        subject: `${kind} ${key}`,
        isRowTaken: false,
      })),
    );
    after = last.seq;
  }
};

const rowOf = (finding: Finding, seq: number, { handlers, log }: RunContext): WrittenRow | undefined => {
  if (finding.kind === 'warning') {
    log.warning([finding.warning]);
    return finding.warning.isRowTaken ? undefined : refusedRow(finding.warning, seq);
  }
  const {
    kind,
    record,
    place: { file, line },
  } = finding;
  const handler = recordHandlerOf(handlers, kind);
  const [key, json] = [handler?.keyOf(record) ?? '', JSON.stringify(record)];
  const fault = handler === undefined ? 'kind-without-place' : faultOf(key, json);
  if (fault === undefined) return { seq, kind, key, file, line, json };
  log.warning([{ file, line, code: fault, subject: kind, isRowTaken: false }]);
  return undefined;
};

/**
 * Writes one batch while the next is collected. `settled` waits for the last write, whether or not it fails.
 */
const rowWriter = ({ connection: { pool }, runId }: RunContext) => {
  let writing: Promise<void> = Promise.resolve();
  return {
    write: async (rows: readonly WrittenRow[]): Promise<void> => {
      await writing;
      writing = stageRows(pool, runId, rows);
      // The next caller that awaits it receives the error.
      writing.catch(() => undefined);
    },
    written: () => writing,
    settled: () => writing.catch(() => undefined),
  };
};

/**
 * Writes all findings of a format to the staging table in batches and returns the number of records. The
 * first of several records with the same kind and key stays, the others are logged. Throws BrokenFileError
 * when a file cannot be read.
 */
export const stageFindings = async (
  findings: AsyncIterable<Finding>,
  context: RunContext,
): Promise<number> => {
  const { onProgress, signal } = context;
  const writer = rowWriter(context);
  let rows: WrittenRow[] = [];
  let [length, seq, records] = [0, 0, 0];
  const flush = async (): Promise<void> => {
    await writer.write(rows);
    [rows, length] = [[], 0];
    onProgress({ stage: 'reading', done: records });
    stopIfAsked(signal);
  };
  try {
    for await (const finding of findings) {
      seq += 1;
      const row = rowOf(finding, seq, context);
      if (row === undefined) continue;
      if (finding.kind !== 'warning') records += 1;
      rows.push(row);
      length += row.json.length;
      if (rows.length >= batchSize || length > charactersAtOnce) await flush();
    }
    await flush();
    await writer.written();
  } finally {
    await writer.settled();
  }
  await warnOfRepeated(context);
  return records;
};
