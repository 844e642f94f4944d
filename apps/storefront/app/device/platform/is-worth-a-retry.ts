const passing: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/** Answers that say nothing about the request itself: too many, or whoever stands before the provider could not reach it. */
export const isWorthARetry = (status: number): boolean => passing.has(status);
