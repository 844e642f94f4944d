import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '@dijla/provider/config';
import { type Connection, openDatabase } from '@dijla/provider/database';
import { loadExtensions } from '@dijla/provider/extensions/load-extensions';
import { openPictureStore, storePlace } from '@dijla/provider/modules/media/media';
import { listRuns, withImportLock } from '@dijla/provider/processes/import-run/import-run';
import { askOn, type Console, isTerminal } from './ask-questions.ts';
import { countingBytes } from '../source/counted-bytes.ts';
import { formatNamed, type Formats, formatsWith } from '../formats.ts';
import { type Asked, type ImportWanted, importArguments } from './import-arguments.ts';
import { importCatalog } from './import-catalog.ts';
import { progressOn, type ProgressShown } from './import-progress.ts';
import type { Shelf } from '../pictures/picture-shelf.ts';
import { importReport, warningLines, type Spent, undoReport } from './import-report.ts';
import { closeCutRuns } from '../run/open-runs.ts';
import { runList } from './run-list.ts';
import { type Settled, settleImport } from './settle-import.ts';
import { findPreset, presetNames } from '../table-format/mapping/presets.ts';
import { undoImport } from './undo-import.ts';
import { newWholeness, noting } from '../record/wholeness.ts';

const demoPictures = join(import.meta.dirname, '../../../demo/pictures');

type Scene = {
  connection: Connection;
  progress: ProgressShown;
  signal: AbortSignal;
  shelf: Shelf;
  formats: Formats;
};

/** Returns where the shop's pictures are. */
const shelfOf = ({ pictures, settings: { pictureCacheBytes }, dataDir }: Config): Shelf => {
  if ('folder' in pictures) return pictures.folder;
  const store = openPictureStore(pictures);
  const place = storePlace(store, {
    folder: join(dataDir, 'pictures'),
    mostBytes: pictureCacheBytes,
    now: Date.now,
    onTrouble: (error) => console.error(error instanceof Error ? error.message : String(error)),
  });
  return { store, place, folder: join(dataDir, 'media') };
};

const mustExist = async (path: string, wanted: 'folder' | 'folder or file'): Promise<string> => {
  const found = await stat(path).catch(() => undefined);
  const fits =
    found !== undefined && (found.isDirectory() || (wanted === 'folder or file' && found.isFile()));
  if (!fits) throw new Error(`${path} is no ${wanted}.`);
  return resolve(path);
};

/** Loads a mapping: a file written by the shop owner, or a bundled mapping by its name. */
const mappingAt = async (given: string): Promise<unknown> => {
  const isFile = await stat(given).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) {
    const preset = findPreset(given);
    if (preset === undefined)
      throw new Error(
        `${given} is no file, nor one of the mappings that come with the import: ${presetNames.join(', ')}.`,
      );
    return preset;
  }
  const text = await readFile(given, 'utf8');
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`${given} is no JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

const spentSince = (startedAt: number): Spent => ({
  seconds: (performance.now() - startedAt) / 1000,
  peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
});

/** On a terminal, open questions are asked before anything is read; elsewhere no questions are asked. */
const settled = async (
  wanted: ImportWanted,
  { formats, now }: { formats: Formats; now: number },
): Promise<Settled> => {
  const place: Console = { input: process.stdin, output: process.stderr };
  if (!isTerminal(place)) return settleImport(wanted, { ask: undefined, mappingAt, now, formats });
  const { ask, close } = askOn(place);
  try {
    const found = await settleImport(wanted, { ask, mappingAt, now, formats });
    if (found.answered.length > 0) console.error(`The same without questions: ${found.answered.join(' ')}`);
    return found;
  } finally {
    close();
  }
};

const runImport = async (
  { connection, progress, signal, shelf, formats }: Scene,
  { asked, mapping }: Settled,
  now: number,
): Promise<string> => {
  const startedAt = performance.now();
  const wholeness = newWholeness();
  const from = await mustExist(asked.from, 'folder or file');
  const result = await importCatalog(connection, {
    name: asked.format,
    format: noting(countingBytes(formatNamed(asked.format, formats), from, progress.walk), wholeness),
    from,
    media: asked.media === undefined ? undefined : await mustExist(asked.media, 'folder'),
    mapping,
    choices: asked.choices,
    now,
    shelves: [shelf, demoPictures],
    isDryRun: asked.isDryRun,
    prune: asked.prune,
    report: asked.report,
    onProgress: progress.show,
    onNotice: console.error,
    signal,
  });
  progress.end();
  if (!result.ok)
    throw new Error(
      [...(result.log === undefined ? [] : warningLines(result.log)), result.data.message].join('\n'),
    );
  return importReport(result, {
    isDryRun: asked.isDryRun,
    report: asked.report,
    spent: spentSince(startedAt),
    headline: wholeness.headline(),
    notWhole: wholeness.lines(result.log),
  });
};

const runUndo = async (
  { connection, progress, signal }: Scene,
  { run, report }: Extract<Asked, { act: 'undo' }>,
): Promise<string> => {
  const result = await undoImport(connection, { run, report, onProgress: progress.show, signal });
  progress.end();
  if (!result.ok) throw new Error(result.data.message);
  return undoReport(result.run.id, result.summary.counts, result.log);
};

const list = async ({ connection: { db, pool } }: Scene): Promise<string> => {
  // Holding the lock proves that any open runs were interrupted.
  const notices = await withImportLock(pool, () => closeCutRuns(db));
  return [...(notices ?? []), runList(await listRuns(db))].join('\n');
};

type Ready = Exclude<Asked, ImportWanted> | { act: 'import'; settled: Settled; now: number };

const carryOut = async (scene: Scene, ready: Ready): Promise<string> => {
  if (ready.act === 'list') return list(scene);
  return ready.act === 'undo' ? runUndo(scene, ready) : runImport(scene, ready.settled, ready.now);
};

/** The first signal stops the run after the current batch; the second has its default effect. */
const stopSignal = (): AbortSignal => {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  return stopping.signal;
};

const run = async (): Promise<string> => {
  const config = readConfig();
  const formats = formatsWith(await loadExtensions(config));
  const asked = importArguments(process.argv.slice(2), formats);
  const now = Date.now();
  const ready: Ready =
    asked.act === 'import' ? { act: 'import', settled: await settled(asked, { formats, now }), now } : asked;
  const signal = stopSignal();
  const connection = await openDatabase(config, {
    applicationName: 'dijla import',
    poolSize: 4,
    statementTimeout: 0,
    log: (message) => console.error(message),
  });
  try {
    return await carryOut(
      {
        connection,
        progress: progressOn(process.stderr, () => performance.now()),
        signal,
        shelf: shelfOf(config),
        formats,
      },
      ready,
    );
  } finally {
    await connection.close();
  }
};

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
