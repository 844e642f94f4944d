const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Returns a number of bytes as people say it, left to right in any text: `21 GB`, `1.5 TB`. */
export const bytesText = (bytes: number): string => {
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), units.length - 1);
  const value = bytes / 1000 ** step;
  const shown = value < 10 && step > 0 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value));
  return `\u2066${shown} ${units[step]}\u2069`;
};
