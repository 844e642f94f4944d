import type { SourceFile } from '../catalog-format.ts';

/** Returns an in-memory file that is read in parts of `partLength` bytes. */
export const sourceOf = (path: string, content: string | Uint8Array, partLength = 65_536): SourceFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    path,
    open: async function* open() {
      for (let at = 0; at < bytes.length; at += partLength) yield bytes.subarray(at, at + partLength);
    },
  };
};
