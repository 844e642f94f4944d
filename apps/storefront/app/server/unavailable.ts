import type { ContractClient } from '@dijla/contract/client';

/** Seconds after which a request for a page that could not be rendered should be retried. */
export const retryAfterSeconds = 2;

const unavailable = 503;
/**
 * Statuses of a temporary failure of the provider or a proxy in front of it, with nothing wrong with the
 * request.
 */
const passing: ReadonlySet<number> = new Set([502, unavailable, 504]);

/** Whether a page could not be rendered because the provider is temporarily unavailable. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Response && error.status === unavailable;

/**
 * Wraps a client so that it throws a 503 response when the provider is temporarily unavailable: this is
 * neither a failure of the storefront nor an unknown address.
 */
export const throwingWhenAway =
  (call: ContractClient): ContractClient =>
  async (name, input) => {
    const answer = await call(name, input);
    if (!answer.ok && passing.has(answer.status)) throw new Response(null, { status: unavailable });
    return answer;
  };
