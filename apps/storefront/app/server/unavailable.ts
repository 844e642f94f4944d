import type { ContractClient } from '@dijla/contract/client';

/** Seconds after which a page that could not be made is worth another try. */
export const retryAfterSeconds = 2;

const unavailable = 503;
/** The provider, or whoever stands before it, could not serve now; nothing is wrong with the question. */
const passing: ReadonlySet<number> = new Set([502, unavailable, 504]);

/** Whether a page could not be made because the provider could not serve for a moment. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Response && error.status === unavailable;

/** Throws, where the provider cannot serve now, what makes the page asked for a 503: neither a fault of ours nor an address that nobody has. */
export const throwingWhenAway =
  (call: ContractClient): ContractClient =>
  async (name, input) => {
    const answer = await call(name, input);
    if (!answer.ok && passing.has(answer.status)) throw new Response(null, { status: unavailable });
    return answer;
  };
