import { createHash } from 'node:crypto';
import { type PictureStore, readWhole } from './picture-store.ts';

type CopyOutcome = {
  /** Pictures that were sent. */
  copied: number;
  /** Pictures that were there already, byte by byte the same. */
  same: number;
  /** Pictures that went while they were copied. */
  gone: number;
};

const atOnce = 4;

const digestOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

const isSame = async (to: PictureStore, path: string, body: Buffer): Promise<boolean> => {
  const there = await readWhole(to, path);
  return there !== undefined && digestOf(there.body) === digestOf(body);
};

/** Copies one picture unless it is there, and reads it back. Throws when it is then not the same. */
const copyOne = async (from: PictureStore, to: PictureStore, path: string): Promise<keyof CopyOutcome> => {
  const read = await readWhole(from, path);
  if (read === undefined) return 'gone';
  const { body } = read;
  const there = await to.find(path);
  if (there?.bytes === body.byteLength && (await isSame(to, path, body))) return 'same';
  await to.put(path, body);
  if (await isSame(to, path, body)) return 'copied';
  throw new Error(`${path} is not in ${to.name} as it was sent. Nothing was deleted; begin again.`);
};

/**
 * Copies every picture of one store to another, a few at once, and compares each by its SHA-256 with what then is
 * there. A copy that was cut off goes on where it is begun again: what is there is not sent again. `onCopied` is
 * called with each path that the other store has for certain.
 */
export const copyPictures = async (
  from: PictureStore,
  to: PictureStore,
  onCopied: (path: string) => Promise<void> = async () => undefined,
): Promise<CopyOutcome> => {
  const outcome: CopyOutcome = { copied: 0, same: 0, gone: 0 };
  const listed = from.list('/')[Symbol.asyncIterator]();
  let isStopped = false;
  const worker = async (): Promise<void> => {
    for (let next = await listed.next(); !next.done && !isStopped; next = await listed.next()) {
      const { path } = next.value;
      const became = await copyOne(from, to, path);
      if (became !== 'gone') await onCopied(path);
      outcome[became] += 1;
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: atOnce }, () =>
      worker().catch((error: unknown) => {
        isStopped = true;
        throw error;
      }),
    ),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return outcome;
};
