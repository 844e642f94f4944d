import { fallbackStore } from '@dijla/contract/store-views';
import { compressed } from '@dijla/provider/http/answers/compressed';
import { refusalAnswer } from '@dijla/provider/http/answers/envelope';
import { isRefusal } from '@dijla/provider/call/refusal';
import { readBytes } from '@dijla/provider/http/request-body';
import { spanOfCaller } from '@dijla/provider/http/span-of-caller';
import { inSpan, type Span } from '@dijla/tracing/tracing';
import { writeTraceparent } from '@dijla/tracing/traceparent';
import type { ProviderFetch } from './http-server.ts';

const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'content-length'];
const usualPatienceMs = 10_000;
/** Maximum size in bytes of a compressed response that is compressed again for the caller. */
const wholeAtMost = 1_048_576;

export type RemoteProvider = {
  /**
   * How user tokens are sent (DESIGN §7): in the header as our storefront does, or in the query for a
   * provider that supports only that (wire §1.5).
   */
  tokenTransport?: 'header' | 'query';
  patienceMs?: number;
  /** Whether a caller's trace is gone on from: those of proxies that are trusted. */
  isTrusted?: (socketAddress: string | undefined) => boolean;
};

/** Paths in which clients name the customer herself (wire §11), up to where they do. */
const tokenInPath = /^(\/api\/ext\/affiliate\/)me(?=\/)/;

/** Moves the user token from the header to the path, where it has a place there, else to the query. Does nothing without a token. */
const withTokenInAddress = (address: URL, headers: Headers): void => {
  const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return;
  if (tokenInPath.test(address.pathname))
    address.pathname = address.pathname.replace(tokenInPath, `$1${encodeURIComponent(token)}`);
  else address.searchParams.set('token', token);
  headers.delete('authorization');
};

type Forwarded = { method: string; headers: Headers; isTrusted: boolean };

/**
 * Asks within a span, which the provider goes on from, and which begins as that of any request (`spanOfCaller`). While
 * nothing is recorded here, a caller's own `traceparent` is passed on.
 */
const asked = (
  { host }: Pick<URL, 'host'>,
  { method, headers, isTrusted }: Forwarded,
  ask: () => Promise<Response>,
): Promise<Response> => {
  const caller = spanOfCaller(headers.get('traceparent') ?? undefined, { isTrusted });
  const attributes = { 'http.request.method': method, 'server.address': host };
  return inSpan(
    `${method} provider`,
    { kind: 'client', ...caller, attributes },
    async ({ reference, set }: Span) => {
      if (reference !== undefined) {
        headers.set('traceparent', writeTraceparent(reference));
        headers.delete('tracestate');
      }
      const answer = await ask();
      set({ 'http.response.status_code': answer.status });
      return answer;
    },
  );
};

/** Whether the provider compressed the body as a whole rather than as a stream. */
const isPackedWhole = ({ headers }: Response): boolean =>
  headers.has('content-encoding') &&
  headers.has('content-length') &&
  Number(headers.get('content-length')) <= wholeAtMost;

/**
 * Returns a proxy to a remote provider (PROVIDER_URL), which forwards requests with the caller's address and
 * passes responses back. When the provider cannot be reached, or does not start to respond within
 * `patienceMs`, callers get the wire's envelope with 502 instead of a broken connection. A response that has
 * started may take longer: the provider limits it, and `fetch` aborts a body that stalls for five minutes.
 */
export const remoteProvider =
  (
    providerUrl: string,
    { tokenTransport = 'header', patienceMs = usualPatienceMs, isTrusted = () => false }: RemoteProvider = {},
  ): ProviderFetch =>
  async (request, { socketAddress }) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of hopHeaders) headers.delete(name);
    if (socketAddress) headers.append('x-forwarded-for', socketAddress);
    const address = new URL(`${pathname}${search}`, providerUrl);
    if (tokenTransport === 'query') withTokenInAddress(address, headers);
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await readBytes(request);
    if (isRefusal(body)) return refusalAnswer(body, fallbackStore);
    const silence = new AbortController();
    const patience = setTimeout(() => silence.abort(), patienceMs);
    try {
      const { method } = request;
      const answer = await asked(address, { method, headers, isTrusted: isTrusted(socketAddress) }, () =>
        fetch(address, {
          method,
          headers,
          body,
          redirect: 'manual',
          // A client that disconnects frees its place in the provider's queue.
          signal: AbortSignal.any([request.signal, silence.signal]),
        }),
      ).finally(() => clearTimeout(patience));
      const answerHeaders = new Headers(answer.headers);
      // `fetch` has already decompressed the body.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
        answerHeaders.delete(name);
      if (!isPackedWhole(answer))
        return new Response(answer.body, { status: answer.status, headers: answerHeaders });
      const sent = await compressed(
        new Uint8Array(await answer.arrayBuffer()),
        request.headers.get('accept-encoding'),
      );
      for (const [name, value] of Object.entries(sent.headers)) answerHeaders.set(name, value);
      return new Response(sent.body, { status: answer.status, headers: answerHeaders });
    } catch {
      return Response.json(
        { code: 502, result: 'The shop can’t be reached right now. Please try again.' },
        { status: 502 },
      );
    }
  };
