const passing: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/**
 * Whether a status says nothing about the request itself: too many requests, or a proxy could not reach the
 * provider.
 */
export const isWorthARetry = (status: number): boolean => passing.has(status);
