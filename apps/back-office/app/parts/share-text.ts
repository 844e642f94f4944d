/** Writes what part of a whole is, in per cent with one digit; a dash where there is no whole. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;
