/** Room for what clients fill as they like, in characters of JSON; it bounds the depth too. */
const freeFormLimit = 10_000;

/** True when free-form JSON is small enough to be kept with a line or an address. */
export const isStorable = (value: unknown): boolean => value === undefined || JSON.stringify(value).length <= freeFormLimit;
