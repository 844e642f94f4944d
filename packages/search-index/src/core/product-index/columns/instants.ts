/** An instant per row in ms; NaN for none. `isShared` while the array is shared with another index. */
export type Instants = { ms: Float64Array; isShared: boolean };

export const noInstants = (): Instants => ({ ms: new Float64Array(0), isShared: false });

/** An instant in canonical form, with a day that exists in every month. */
const certain = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Returns the instant (ms) of a text, or undefined when the text is not in canonical form. */
export const instantOf = (text: unknown): number | undefined => {
  if (typeof text !== 'string') return undefined;
  const ms = Date.parse(text);
  // Formatting an instant takes longer than parsing it.
  if (certain.test(text)) return ms;
  return Number.isNaN(ms) || new Date(ms).toISOString() !== text ? undefined : ms;
};

/** Returns a row's instant in ms, or undefined when it has none. */
export const msAt = ({ ms }: Instants, row: number): number | undefined => {
  const at = ms[row] ?? NaN;
  return Number.isNaN(at) ? undefined : at;
};

/** Returns a row's instant as text, or undefined when it has none. */
export const instantAt = (instants: Instants, row: number): string | undefined => {
  const at = msAt(instants, row);
  return at === undefined ? undefined : new Date(at).toISOString();
};

/** Replaces a row's instant; NaN for none. */
export const setInstant = (instants: Instants, row: number, at: number): void => {
  const isBeyond = row >= instants.ms.length;
  if (isBeyond ? Number.isNaN(at) : Object.is(instants.ms[row], at)) return;
  if (isBeyond || instants.isShared) {
    const longer = new Float64Array(
      isBeyond ? Math.max(row + 1, Math.ceil(instants.ms.length * 1.25)) : instants.ms.length,
    ).fill(NaN, instants.ms.length);
    longer.set(instants.ms);
    Object.assign(instants, { ms: longer, isShared: false });
  }
  instants.ms[row] = at;
};
