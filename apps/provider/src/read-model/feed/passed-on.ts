type PassOn<Change> = (changes: readonly Change[]) => Promise<void>;

/** Returns a function that passes changes on, after those of earlier attempts that rejected. */
export const passedOn = <Change>(passOn: PassOn<Change>): PassOn<Change> => {
  let untaken: readonly Change[] = [];
  return async (changes) => {
    untaken = untaken.length === 0 ? changes : [...untaken, ...changes];
    await passOn(untaken);
    untaken = [];
  };
};
