/** How long a test file took, in milliseconds, its imports included. */
export type FileTime = { file: string; ms: number };

/** How long the checks or tests of one kind took, in milliseconds, from start to end. */
export type KindTime = { kind: string; ms: number };

const mostFiles = 40;
const inMinutes = (ms: number): string => `${(ms / 60_000).toFixed(1)} min`;
const inSeconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

/** Returns the lines that name the minutes of each kind of checks, their sum, and the slowest test files. */
export const timesReport = (kinds: readonly KindTime[], files: readonly FileTime[]): string[] => {
  const total = kinds.reduce((sum, { ms }) => sum + ms, 0);
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, mostFiles);
  return [
    [...kinds, { kind: 'all', ms: total }].map(({ kind, ms }) => `${kind} ${inMinutes(ms)}`).join(', '),
    ...slowest.map(({ file, ms }) => `${inSeconds(ms).padStart(6)}  ${file}`),
  ];
};
