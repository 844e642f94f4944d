const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Returns a number of bytes as people say it, left to right in any text and on one line: `21 GB`, `1.5 TB`. */
export const bytesText = (bytes: number): string => {
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), units.length - 1);
  const value = bytes / 1000 ** step;
  const shown = value < 10 && step > 0 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value));
  return `\u2066${shown}\u00a0${units[step]}\u2069`;
};
