/** What of a file is asked for: this many bytes from this one on. */
export type AskedBytes = { from: number; length: number };

/**
 * Reads a Range header (RFC 9110 §14): the one part it names of a file of so many bytes; undefined where all of it is
 * meant, also for several parts or a header nobody can read; `unsatisfiable` where the file has no such part.
 */
export const byteRangeOf = (
  header: string | undefined,
  bytes: number,
): AskedBytes | 'unsatisfiable' | undefined => {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(/\s/g, '') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'unsatisfiable' : { from: bytes - length, length };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return undefined;
  if (from >= bytes) return 'unsatisfiable';
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return { from, length: end - from + 1 };
};
