import { lookup as lookUpAddresses, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInTransaction } from './database/in-transaction.ts';
import { isLoopback } from './is-loopback.ts';
import { isPublicAddress } from './public-address.ts';
import { traceOutbound } from './trace-outbound.ts';

/** Why nothing was sent, or no answer was taken. Says nothing of what was sent or answered. */
export type OutboundFault = 'address' | 'timeout' | 'too-large' | 'unreachable' | 'insecure';

export class OutboundError extends Error {
  readonly fault: OutboundFault;
  constructor(fault: OutboundFault, options?: ErrorOptions) {
    super(`outbound ${fault}`, options);
    this.name = 'OutboundError';
    this.fault = fault;
  }
}

type OutboundRequest = {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Milliseconds until the answer has come whole. */
  timeoutMs?: number;
  /** Bytes of the answer. */
  bytesAtMost?: number;
};

/** Asks an address that came from outside; throws an `OutboundError` where it may not or cannot. */
export type OutboundFetch = (address: string | URL, request?: OutboundRequest) => Promise<Response>;

type Resolve = (
  hostname: string,
  take: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const [usualTimeoutMs, usualBytesAtMost] = [5000, 256 * 1024];

const resolveByName: Resolve = (hostname, take) => lookUpAddresses(hostname, { all: true }, take);

/** Hostname without the brackets of IPv6. */
const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

const isHere = (address: string): boolean => address === '::1' || address.startsWith('127.');

type Mayness = { allowsLoopback: boolean };

const isAllowed = (hostname: string, address: string, { allowsLoopback }: Mayness): boolean =>
  isPublicAddress(address) || (allowsLoopback && isLoopback(hostname) && isHere(address));

/**
 * Whether an address may be asked at all, as far as it says so itself: https without a name and password, at a host
 * that is not a closed IP address. Plain http is for this machine, where loopback is allowed.
 */
export const isOutboundAddress = (address: string | URL, may: Mayness): boolean => {
  const url = URL.parse(String(address));
  if (url === null || url.username !== '' || url.password !== '' || url.hostname === '') return false;
  const isOwnMachine = may.allowsLoopback && isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwnMachine)) return false;
  if (isLoopback(url.hostname)) return isOwnMachine;
  return isIP(bare(url.hostname)) === 0 || isAllowed(url.hostname, bare(url.hostname), may);
};

/**
 * Looks a host up for the connection itself, which then goes to the address that was looked at: a name that is answered
 * otherwise a moment later leads nowhere else. One closed address among several closes the name.
 */
const checkedLookup =
  (urlHost: string, resolve: Resolve, may: Mayness): LookupFunction =>
  (hostname, { all }, take) => {
    resolve(hostname, (error, addresses) => {
      if (error) return take(error, []);
      const isOpen =
        addresses.length > 0 && addresses.every(({ address }) => isAllowed(urlHost, address, may));
      const [first] = addresses;
      if (!isOpen || first === undefined) return take(new OutboundError('address'), []);
      return all ? take(null, addresses) : take(null, first.address, first.family);
    });
  };

/** Codes of Node by which a host's certificate is refused. */
const isOfCertificate = (code: string): boolean => /CERT|SSL|TLS|SIGNATURE|ISSUER/.test(code);

const faultOf = (error: unknown): OutboundError => {
  if (error instanceof OutboundError) return error;
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || code === 'ABORT_ERR') return new OutboundError('timeout', { cause: error });
  return new OutboundError(isOfCertificate(code) ? 'insecure' : 'unreachable', { cause: error });
};

const boundedBody = async (answer: IncomingMessage, bytesAtMost: number): Promise<Buffer<ArrayBuffer>> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > bytesAtMost) throw new OutboundError('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const hasNoBody: ReadonlySet<number> = new Set([101, 204, 205, 304]);

const responseOf = async (answer: IncomingMessage, bytesAtMost: number): Promise<Response> => {
  const body = await boundedBody(answer, bytesAtMost);
  const status = answer.statusCode ?? 502;
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // A status no `Response` can have is an answer of nobody the shop can use.
  if (status < 200 || status > 599) throw new OutboundError('unreachable');
  return new Response(hasNoBody.has(status) ? null : body, { status, headers });
};

/** Asks an address that may be asked. */
const askOutside = async (
  url: URL,
  {
    method = 'GET',
    headers = {},
    body,
    timeoutMs = usualTimeoutMs,
    bytesAtMost = usualBytesAtMost,
  }: OutboundRequest,
  { allowsLoopback, resolve = resolveByName }: Mayness & { resolve?: Resolve },
): Promise<Response> => {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  // The signal of the request ends what its body waits for, too.
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await new Promise<IncomingMessage>((resolveAnswer, reject) => {
      const lookup = checkedLookup(url.hostname, resolve, { allowsLoopback });
      const sent = request(url, { method, headers: { ...headers }, agent: false, lookup, signal });
      sent.once('response', resolveAnswer).once('error', reject);
      sent.end(body);
    });
    try {
      return await responseOf(answer, bytesAtMost);
    } finally {
      answer.destroy();
    }
  } catch (error) {
    throw signal.aborted ? new OutboundError('timeout', { cause: error }) : faultOf(error);
  }
};

/**
 * Returns what asks addresses that come from outside: of webhooks, of push services, of whatever an owner or a shopper
 * names. https alone, at public addresses alone, which are looked at when the connection is made; no redirect is
 * followed; time and size are bounded; no connection is kept. Never within a transaction, whose locks would wait for a
 * stranger. `allowsLoopback` is for trying on one machine; `resolve` for tests.
 */
export const outboundFetchOf =
  (mayness: Mayness & { resolve?: Resolve }): OutboundFetch =>
  async (address, request = {}) => {
    if (isInTransaction()) throw new Error('a network call within a transaction');
    if (!isOutboundAddress(address, mayness)) throw new OutboundError('address');
    const url = new URL(address);
    return traceOutbound(url, request.method, () => askOutside(url, request, mayness));
  };

/** An answer whose body is passed on as it comes. */
type OpenedOutside = {
  status: number;
  header: (name: string) => string | undefined;
  body: IncomingMessage;
};

/** Opens an address that came from outside, to pass on what it sends; throws an `OutboundError` where it may not or cannot. */
export type OutboundOpen = (
  address: string,
  headers: Readonly<Record<string, string>>,
) => Promise<OpenedOutside>;

const [answersWithinMs, silentAtMostMs, redirectsAtMost] = [8000, 120_000, 3];

const openOnce = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  { allowsLoopback, resolve = resolveByName }: Mayness & { resolve?: Resolve },
): Promise<IncomingMessage> =>
  new Promise((opened, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const lookup = checkedLookup(url.hostname, resolve, { allowsLoopback });
    const sent = request(url, { method: 'GET', headers: { ...headers }, agent: false, lookup });
    const late = setTimeout(() => sent.destroy(new OutboundError('timeout')), answersWithinMs);
    sent.setTimeout(silentAtMostMs, () => sent.destroy(new OutboundError('timeout')));
    sent.once('response', (answer) => {
      clearTimeout(late);
      opened(answer);
    });
    sent.on('error', (error) => {
      clearTimeout(late);
      reject(faultOf(error));
    });
    sent.end();
  });

/**
 * Returns what opens addresses as `outboundFetchOf` asks them, and passes on whatever comes, however large. A few
 * redirects are followed, as stores of files send whoever asks to the one that has it; each is looked at like the first.
 */
export const outboundOpenOf =
  (mayness: Mayness & { resolve?: Resolve }): OutboundOpen =>
  async (address, headers) => {
    if (isInTransaction()) throw new Error('a network call within a transaction');
    let url = URL.parse(address);
    for (let left = redirectsAtMost; url !== null && isOutboundAddress(url, mayness); left -= 1) {
      // oxlint-disable-next-line no-await-in-loop -- each answer says where the next is asked
      const body = await openOnce(url, headers, mayness);
      const { statusCode: status = 502, headers: answered } = body;
      const { location } = answered;
      if (status < 300 || status >= 400 || status === 304 || location === undefined || left === 0)
        return {
          status,
          header: (name) => {
            const value = answered[name];
            return Array.isArray(value) ? value[0] : value;
          },
          body,
        };
      body.destroy();
      url = URL.parse(location, url);
    }
    throw new OutboundError('address');
  };
