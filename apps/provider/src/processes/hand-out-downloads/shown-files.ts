import type { CallOutput } from '../../call/call-handler.ts';
import {
  type BoughtFile,
  type DownloadFiles,
  isAddress,
  nameInPlace,
} from '../../modules/downloads/downloads.ts';
import { isPictureStoreError } from '../../modules/media/media.ts';

type ShownFile = NonNullable<CallOutput<'download/list'>['result']>['items'][number];

/** Returns the name a file is saved under: its own, or what its place or its title says. */
export const savedNameOf = ({ file, file_name, title, product_name }: BoughtFile): string =>
  file_name ?? (nameInPlace(file) || title || product_name);

/** Why a file cannot be downloaded now, whatever the store has of it. */
export const stateOf = (
  { downloads, downloads_at_most, until }: BoughtFile,
  now: number,
): 'ready' | 'used-up' | 'ended' => {
  if (until !== null && now >= until.getTime()) return 'ended';
  return downloads_at_most !== null && downloads >= downloads_at_most ? 'used-up' : 'ready';
};

/** Files of the store that one answer asks for at most; of the others no size is told. */
const lookedForAtMost = 40;

/** Looks for files that were not given at the desk; of one whose store does not answer nothing is known. */
const sizesOf = async (
  rows: readonly BoughtFile[],
  files: DownloadFiles | undefined,
): Promise<Map<string, number | 'missing' | null>> => {
  const wanted = new Set(
    rows.filter(({ file, bytes }) => bytes === null && !isAddress(file)).map(({ file }) => file),
  );
  const sizeOf = async (file: string): Promise<number | 'missing' | null> => {
    try {
      return (await files?.find(file))?.bytes ?? 'missing';
    } catch (error) {
      if (isPictureStoreError(error)) return null;
      throw error;
    }
  };
  const looked = [...wanted].slice(0, lookedForAtMost);
  const sizes = await Promise.all(looked.map(sizeOf));
  return new Map(looked.map((file, at) => [file, sizes[at] ?? null]));
};

/** Returns bought files as their buyer sees them. */
export const shownFiles = async (
  rows: readonly BoughtFile[],
  { files, now }: { files: DownloadFiles | undefined; now: number },
): Promise<ShownFile[]> => {
  const sizes = await sizesOf(rows, files);
  return rows.map((row) => {
    const { id, order_id, order_number, product_name, title, file, bytes, until } = row;
    const size = bytes ?? sizes.get(file) ?? null;
    const isMissing = size === 'missing';
    const { downloads, downloads_at_most, granted_at } = row;
    return {
      id,
      order_id,
      order_increment_id: order_number,
      product_name,
      title,
      file_name: isMissing ? null : savedNameOf(row),
      bytes: isMissing ? null : size,
      downloads_left: downloads_at_most === null ? null : Math.max(downloads_at_most - downloads, 0),
      until: until?.toISOString() ?? null,
      state: isMissing ? 'missing' : stateOf(row, now),
      granted_at: granted_at.toISOString(),
    };
  });
};
