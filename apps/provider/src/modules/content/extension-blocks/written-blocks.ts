import type { ExtensionBlock } from '@dijla/contract/arrangements';
import { extensionBlocks } from '@dijla/contract/schemas';

/** Returns blocks as a record keeps them. */
export const blocksWritten = (blocks: readonly ExtensionBlock[]): string =>
  blocks.length === 0 ? '' : JSON.stringify(blocks);

/** Returns the blocks that a record keeps; none of a text that is none, as a file may bring it. */
export const blocksIn = (written: unknown): ExtensionBlock[] => {
  if (typeof written !== 'string' || written === '') return [];
  try {
    return extensionBlocks.safeParse(JSON.parse(written)).data ?? [];
  } catch {
    return [];
  }
};
