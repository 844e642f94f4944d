import { compressed } from '@dijla/provider/http/answers/compressed';
import { refusalAnswer } from '@dijla/provider/http/answers/envelope';
import { isRefusal } from '@dijla/provider/call/refusal';
import { readBytes } from '@dijla/provider/http/request-body';
import type { ProviderFetch } from './http-server.ts';

const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'content-length'];
const usualPatienceMs = 10_000;
/** Compressed answers up to so many bytes are compressed anew for the caller. */
const wholeAtMost = 1_048_576;

export type RemoteProvider = {
  /** How its user tokens travel (DESIGN §7): as our storefront sends them, or in the query for one that knows only that (wire §1.5). */
  tokenTransport?: 'header' | 'query';
  patienceMs?: number;
};

/** Moves the user token of the header into the query; who sends none is left as she is. */
const withTokenInQuery = (address: URL, headers: Headers): void => {
  const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return;
  address.searchParams.set('token', token);
  headers.delete('authorization');
};

/** Whether a provider has sent a body that it had compressed as a whole. */
const isPackedWhole = ({ headers }: Response): boolean =>
  headers.has('content-encoding') &&
  headers.has('content-length') &&
  Number(headers.get('content-length')) <= wholeAtMost;

/**
 * A provider elsewhere (PROVIDER_URL): requests are passed on under its origin with the caller's address, answers passed back.
 * When it cannot be reached, or does not begin to answer within `patienceMs`, callers get the wire's envelope with 502 rather than a broken
 * connection. An answer that has begun may take its time: the provider bounds it, and `fetch` gives up a body that stands still for five minutes.
 */
export const remoteProvider =
  (
    providerUrl: string,
    { tokenTransport = 'header', patienceMs = usualPatienceMs }: RemoteProvider = {},
  ): ProviderFetch =>
  async (request, { socketAddress }) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of hopHeaders) headers.delete(name);
    if (socketAddress) headers.append('x-forwarded-for', socketAddress);
    const address = new URL(`${pathname}${search}`, providerUrl);
    if (tokenTransport === 'query') withTokenInQuery(address, headers);
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await readBytes(request);
    if (isRefusal(body)) return refusalAnswer(body, 'en');
    const silence = new AbortController();
    const patience = setTimeout(() => silence.abort(), patienceMs);
    try {
      const answer = await fetch(address, {
        method: request.method,
        headers,
        body,
        redirect: 'manual',
        // Who went away keeps no place in the provider's line.
        signal: AbortSignal.any([request.signal, silence.signal]),
      }).finally(() => clearTimeout(patience));
      const answerHeaders = new Headers(answer.headers);
      // The body arrives here already unpacked.
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
