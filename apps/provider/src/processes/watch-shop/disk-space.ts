import { statfs } from 'node:fs/promises';

/** Bytes of a file system: those that are left to the shop, and all. */
export type DiskSpace = { free_bytes: number; total_bytes: number };

/** Returns the space of the file system of a folder; null where it cannot be asked. */
export const diskSpace = async (folder: string): Promise<DiskSpace | null> => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
  } catch {
    return null;
  }
};
