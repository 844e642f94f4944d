import { basename, join } from 'node:path';
import {
  isPictureStoreError,
  parsePicturePath,
  pictureHash,
  type PicturePlace,
  pictureTone,
} from '@dijla/provider/modules/media/media';
import type { StagedRow } from '@dijla/provider/processes/import-run/import-run';
import type { RecordKind } from '../record/import-record.ts';
import type { AnyRecord } from '../record/record-handlers.ts';
import type { ReportedWarning } from '../run/run-log.ts';
import type { PictureMemory } from './picture-memory.ts';
import {
  findFile,
  findOnShelves,
  newListing,
  originalOf,
  placeOfShelf,
  type Shelf,
  storePicture,
} from './picture-shelf.ts';
import { namedPictures, type PictureFacts } from './record-pictures.ts';

export type RowOf = Omit<StagedRow, 'record'> & { record: AnyRecord };

export type PictureTaker = {
  /**
   * Adds picture facts to the records; missing or invalid pictures are removed from them with an import
   * warning.
   */
  take: (kind: RecordKind, rows: readonly RowOf[]) => Promise<{ rows: RowOf[]; warnings: ReportedWarning[] }>;
  /** Number of pictures copied to the shop's folder. */
  copied: () => number;
};

export type PictureTakerOptions = {
  /** The folder with the export's pictures; without it the pictures in the shop's own folders are used. */
  media: string | undefined;
  /** Where the shop's pictures are; the export's pictures are copied to the first. */
  shelves: readonly [Shelf, ...string[]];
  memory: PictureMemory;
  isDryRun: boolean;
};

type PictureFault = 'bad-picture-path' | 'missing-picture' | 'broken-picture';
type Known = PictureFacts | PictureFault;

/** Locations of pictures within the given folder: the folder itself, or Magento's subfolders. */
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
  places: readonly PicturePlace[],
  path: string,
  original: string | Buffer,
): Promise<PictureFacts | null> => {
  try {
    const [hash, tone] = [await pictureHash(places, path), await pictureTone(original)];
    return hash === undefined ? null : { hash, tone };
  } catch (error) {
    if (isPictureStoreError(error)) throw error;
    // Any other error is the decoder's: the file is not a picture.
    return null;
  }
};

const lookerUp = ({ media, shelves, memory, isDryRun }: PictureTakerOptions) => {
  const [shelf] = shelves;
  const folders = media === undefined ? [] : places.map((place) => join(media, place));
  // Cached listings can miss pictures that this run copies to the shop's folder, but those are found among
  // the export's pictures first.
  const isListed = newListing();
  const searched = [...folders, ...shelves.map(placeOfShelf)];
  let copied = 0;
  const lookUp = async (path: string): Promise<Known> => {
    const picture = parsePicturePath(path);
    if (picture === undefined) return 'bad-picture-path';
    const exact = await findFile(folders, picture.master, isListed);
    // Exports name the folders of their own server; the shop owner may have all pictures in a single folder.
    const byName =
      exact === undefined && media !== undefined
        ? await findFile([media], basename(picture.master), isListed)
        : undefined;
    const [given, placeOf] = [
      exact ?? byName,
      (path: string): string => (byName === undefined ? path : `/${basename(path)}`),
    ];
    const mask = picture.tint === null ? undefined : await findFile(folders, placeOf(picture.mask), isListed);
    const found =
      given === undefined ? await findOnShelves(shelves, picture.master, isListed) : originalOf(given);
    if (found === undefined) return 'missing-picture';
    const state = `${found.state} ${picture.tint ?? ''}`;
    let facts = memory.get(state);
    if (facts === undefined) {
      facts = await factsFrom(searched, placeOf(picture.path), await found.open());
      memory.set(state, facts);
    }
    if (facts === null) return 'broken-picture';
    if (given !== undefined && !isDryRun) {
      if (await storePicture(given, shelf, picture.master)) copied += 1;
      if (mask !== undefined) await storePicture(mask, shelf, picture.mask);
    }
    return facts;
  };
  return { lookUp, copied: () => copied };
};

/**
 * Looks up the pictures of records, each path once per batch, and copies the export's pictures to the shop's
 * folder. A missing picture is reported once, however many records name it.
 */
export const pictureTaker = (options: PictureTakerOptions): PictureTaker => {
  const { lookUp, copied } = lookerUp(options);
  const reported = new Set<string>();
  return {
    copied,
    take: async (kind, rows) => {
      const named = namedPictures(kind);
      if (named === undefined) return { rows: [...rows], warnings: [] };
      const known = new Map<string, Known>();
      await inParallel(
        [...new Set(rows.flatMap(({ record }) => named.pathsOf(record)))],
        async (path) => void known.set(path, await lookUp(path)),
      );
      const warnings: ReportedWarning[] = [];
      const taken = rows.map((row): RowOf => {
        for (const path of named.pathsOf(row.record)) {
          const fault = known.get(path);
          if (typeof fault !== 'string' || reported.has(path)) continue;
          reported.add(path);
          warnings.push({
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
      return { rows: taken, warnings };
    },
  };
};
