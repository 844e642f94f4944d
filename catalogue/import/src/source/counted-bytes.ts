import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogFormat, SourceFile } from '../catalog-format.ts';

/** Receives the share of a pass over an export's files, from 0 to 1. */
export type BytesRead = (share: number) => void;

const sizeOf = async (from: string, file: SourceFile): Promise<number> => {
  const found = await stat(from);
  return found.isFile() ? found.size : (await stat(join(from, file.path))).size;
};

/** Wraps a format to report the progress of each pass over its files; reopening a file resets its count. */
export const countingBytes = (format: CatalogFormat, from: string, onBytes: BytesRead): CatalogFormat => ({
  ...format,
  read: async function* read(files, options) {
    const sizes = await Promise.all(files.map((file) => sizeOf(from, file)));
    const total = Math.max(
      1,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    const done = files.map(() => 0);
    const counted = files.map((file, index): SourceFile => ({
      ...file,
      open: async function* open() {
        done[index] = 0;
        for await (const part of file.open()) {
          yield part;
          done[index] = (done[index] ?? 0) + part.length;
          onBytes(done.reduce((sum, count) => sum + count, 0) / total);
        }
      },
    }));
    yield* format.read(counted, options);
  },
});
