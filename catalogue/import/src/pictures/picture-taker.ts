import { basename, join } from 'node:path';
import { parsePicturePath, pictureHash } from '@dijla/provider/modules/media/media';
import type { StagedRow } from '@dijla/provider/processes/import-run/import-run';
import type { RecordKind } from '../record/import-record.ts';
import type { AnyRecord } from '../record/record-handlers.ts';
import type { ReportedWarning } from '../run/run-log.ts';
import type { PictureMemory } from './picture-memory.ts';
import { findFile, newListing, putInCardCache } from './picture-shelf.ts';
import { pictureTone } from './picture-tone.ts';
import { namedPictures, type PictureFacts } from './record-pictures.ts';

export type RowOf = Omit<StagedRow, 'record'> & { record: AnyRecord };

export type PictureTaker = {
  /** The records with what is known of their pictures; pictures that are not there, or are none, leave them with a remark. */
  take: (kind: RecordKind, rows: readonly RowOf[]) => Promise<{ rows: RowOf[]; remarks: ReportedWarning[] }>;
  /** How many came onto the shelf. */
  copied: () => number;
};

export type PictureTakerOptions = {
  /** The folder the export's pictures lie in; without one those on the shelf count. */
  media: string | undefined;
  /** The shop's own folders of pictures; the first is where the export's are put. */
  shelves: readonly [string, ...string[]];
  memory: PictureMemory;
  isDryRun: boolean;
};

type PictureFault = 'bad-picture-path' | 'missing-picture' | 'broken-picture';
type Known = PictureFacts | PictureFault;

/** Where shops keep pictures below the folder given: there itself, or where Magento has them. */
const places = ['', 'catalog/product', 'catalog/category'];
const atOnce = 2;

const inParallel = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

const factsFrom = async (
  folders: readonly string[],
  path: string,
  file: string,
): Promise<PictureFacts | null> => {
  try {
    const [hash, tone] = [await pictureHash(folders, path), await pictureTone(file)];
    return hash === undefined ? null : { hash, tone };
  } catch {
    // Whatever the decoder says: it is no picture.
    return null;
  }
};

const lookerUp = ({ media, shelves, memory, isDryRun }: PictureTakerOptions) => {
  const [shelf] = shelves;
  const folders = media === undefined ? [] : places.map((place) => join(media, place));
  // What the run itself puts on the shelf is found among the export's pictures first.
  const isListed = newListing();
  let copied = 0;
  const lookUp = async (path: string): Promise<Known> => {
    const picture = parsePicturePath(path);
    if (picture === undefined) return 'bad-picture-path';
    const exact = await findFile(folders, picture.master, isListed);
    // Shops export the folders of their own server; what their owner has at hand may lie in one.
    const byName =
      exact === undefined && media !== undefined
        ? await findFile([media], basename(picture.master), isListed)
        : undefined;
    const [given, placeOf] = [
      exact ?? byName,
      (path: string): string => (byName === undefined ? path : `/${basename(path)}`),
    ];
    const mask = picture.tint === null ? undefined : await findFile(folders, placeOf(picture.mask), isListed);
    const found = given ?? (await findFile(shelves, picture.master, isListed));
    if (found === undefined) return 'missing-picture';
    const state = `${found.file} ${found.size} ${found.changedAt} ${picture.tint ?? ''}`;
    let facts = memory.get(state);
    if (facts === undefined) {
      facts = await factsFrom([...folders, ...shelves], placeOf(picture.path), found.file);
      memory.set(state, facts);
    }
    if (facts === null) return 'broken-picture';
    if (given !== undefined && !isDryRun) {
      if (await putInCardCache(given, shelf, picture.master)) copied += 1;
      if (mask !== undefined) await putInCardCache(mask, shelf, picture.mask);
    }
    return facts;
  };
  return { lookUp, copied: () => copied };
};

/** Looks pictures up for records, each path once per batch, and puts those of the export on the shop's shelf. One that is not there is told once, however many records name it. */
export const pictureTaker = (options: PictureTakerOptions): PictureTaker => {
  const { lookUp, copied } = lookerUp(options);
  const told = new Set<string>();
  return {
    copied,
    take: async (kind, rows) => {
      const named = namedPictures(kind);
      if (named === undefined) return { rows: [...rows], remarks: [] };
      const known = new Map<string, Known>();
      await inParallel(
        [...new Set(rows.flatMap(({ record }) => named.pathsOf(record)))],
        async (path) => void known.set(path, await lookUp(path)),
      );
      const remarks: ReportedWarning[] = [];
      const taken = rows.map((row): RowOf => {
        for (const path of named.pathsOf(row.record)) {
          const fault = known.get(path);
          if (typeof fault !== 'string' || told.has(path)) continue;
          told.add(path);
          remarks.push({
            file: row.file,
            line: row.line,
            code: fault,
            subject: `${row.key} ${path}`,
            isRowTaken: true,
          });
        }
        const factsOf = (path: string) => {
          const facts = known.get(path);
          return typeof facts === 'object' ? facts : undefined;
        };
        return { ...row, record: named.withFacts(row.record, factsOf) };
      });
      return { rows: taken, remarks };
    },
  };
};
