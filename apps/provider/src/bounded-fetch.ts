import { traceOutbound } from './trace-outbound.ts';
import { isInTransaction } from './database/in-transaction.ts';
import { isLoopback } from './is-loopback.ts';

const [usualTimeoutMs, bytesAtMost] = [5000, 256 * 1024];

/** Reads an answer; throws when it is larger than any of these calls gives. */
const boundedBody = async (response: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > bytesAtMost) throw new Error('the answer is too large');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
};

const hasNoBody: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/**
 * Fetches from somebody the shop works with, at an address of its own settings; `outboundFetchOf` is for addresses that
 * come from outside: https alone, but for one on this machine, within five seconds or the
 * milliseconds given, without following redirects, and no more than 256 kB. Throws otherwise, and within a transaction,
 * whose locks would wait for a stranger.
 */
export const boundedFetch = async (
  address: string | URL,
  init: RequestInit = {},
  timeoutMs = usualTimeoutMs,
): Promise<Response> => {
  if (isInTransaction()) throw new Error('a network call within a transaction');
  const url = new URL(address);
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) throw new Error('an address without https');
  const signal = AbortSignal.timeout(timeoutMs);
  return traceOutbound(url, init.method, async () => {
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    const body = await boundedBody(response);
    const { status, headers } = response;
    return new Response(hasNoBody.has(status) ? null : body, { status, headers });
  });
};
