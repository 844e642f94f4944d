import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Connection, type Database, inTransaction } from '@dijla/provider/database';
import { nothingArriving } from '@dijla/provider/database/record-handler';
import type { RecordKind } from '../record/import-record.ts';
import { type AnyRecordHandler, recordHandlerOf, makeRecordHandlers } from '../record/record-handlers.ts';
import { kinds } from '../record/kinds.ts';
import { type ExportFormat, exportFormats, type FileWriter } from './export-formats.ts';
import { recordKeys } from './record-keys.ts';

const batchSize = 500;

/** Kinds with personal data. */
const personal: ReadonlySet<RecordKind> = new Set(['customer', 'wishlist', 'past-order']);

export type ExportOptions = {
  format: ExportFormat;
  /** The target folder, created when missing. */
  to: string;
  withCustomers?: boolean;
  onProgress?: (progress: { kind: RecordKind; done: number }) => void;
};

/** Record counts by kind; keys that the record handler does not return are not counted. */
export type ExportSummary = { kind: RecordKind; file: string; records: number }[];

type Source = {
  db: Database;
  kind: RecordKind;
  handler: AnyRecordHandler;
  writer: FileWriter;
  count: (records: number) => void;
};

async function* textOf({ db, kind, handler, writer, count }: Source): AsyncGenerator<string> {
  yield writer.head;
  for await (const keys of recordKeys(db, kind, batchSize)) {
    const standing = await handler.read(db, keys);
    const records = keys.flatMap((key) => standing.get(key) ?? []);
    count(records.length);
    yield records.map(writer.write).join('');
  }
}

const unfinished = (file: string): string => `${file}.unfinished`;

const writeAll = async (
  db: Database,
  { format, to, withCustomers = false, onProgress }: ExportOptions,
): Promise<ExportSummary> => {
  const handlers = makeRecordHandlers(nothingArriving);
  const summary: ExportSummary = [];
  for (const kind of kinds) {
    const handler = recordHandlerOf(handlers, kind);
    if (handler === undefined || (personal.has(kind) && !withCustomers)) continue;
    const writer = exportFormats[format](kind);
    const entry = { kind, file: join(to, writer.name), records: 0 };
    const count = (records: number): void => {
      entry.records += records;
      onProgress?.({ kind, done: entry.records });
    };
    // A kind without records still gets a file, which shows that there are none.
    await pipeline(
      Readable.from(textOf({ db, kind, handler, writer, count })),
      createWriteStream(unfinished(entry.file), { mode: personal.has(kind) ? 0o600 : 0o644 }),
    );
    summary.push(entry);
  }
  return summary;
};

/**
 * Exports the whole shop in one format, one file per kind, as of a single instant. It works in batches, so
 * memory use stays flat. Files get their final names once all are complete. The same shop gives the same
 * bytes, and importing them changes nothing.
 */
export const exportCatalog = async (
  { db }: Pick<Connection, 'db'>,
  options: ExportOptions,
): Promise<ExportSummary> => {
  await mkdir(options.to, { recursive: true });
  try {
    const summary = await inTransaction(db, (transaction) => writeAll(transaction, options), {
      isolation: 'repeatable read',
      attempts: 1,
    });
    for (const { file } of summary) await rename(unfinished(file), file);
    return summary;
  } catch (error) {
    for (const kind of kinds)
      await rm(unfinished(join(options.to, exportFormats[options.format](kind).name)), { force: true });
    throw error;
  }
};
