import { breakerOf } from '@dijla/semaphore/breaker';
import { EngineAwayError } from '../../core/search-engine.ts';

/** What the cluster says beside what it was asked for. */
export type Json = Readonly<Record<string, unknown>>;

/** The cluster works and refuses what it was asked. */
export class ClusterRefusal extends Error {
  readonly status: number;
  readonly kind: string;
  constructor(status: number, kind: string, reason: string) {
    super(`The search cluster refuses: ${status} ${kind} ${reason}`.trimEnd());
    this.status = status;
    this.kind = kind;
  }
}

type Asked = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  path: string;
  /** One document, or the lines of a bulk request. */
  body?: Json | readonly Json[];
  timeoutMs?: number;
};

export type Cluster = {
  /** Begins the names of the indexes and aliases that belong to this shop. */
  prefix: string;
  /** Throws `EngineAwayError` where there is no answer, and `ClusterRefusal` where it is a refusal. */
  ask: (asked: Asked) => Promise<Json>;
};

export type ClusterOptions = {
  /** Where the cluster is, with user and password and the shop's own prefix as its path. */
  url: URL;
  now: () => number;
  /** Sends a request; `fetch` by default. */
  send?: ((url: URL, init: RequestInit) => Promise<Response>) | undefined;
  /** Called when the cluster is not asked for a while, and with null when it answers again. */
  onTurn?: ((openUntil: number | null) => void) | undefined;
};

const usualTimeoutMs = 5000;
/** A page of ten thousand ids has a megabyte, and the values of a hundred facets a few. */
const bytesAtMost = 32 * 1024 * 1024;
/** After so many failures in a row the cluster is left alone for a moment: whoever asks is told at once. */
const [failuresInARow, leftAloneMs] = [5, 3000];

const textOf = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > bytesAtMost) throw new Error('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const away = (cause: unknown): EngineAwayError =>
  new EngineAwayError(
    `The search cluster does not answer: ${cause instanceof Error ? cause.message : String(cause)}`,
    { cause },
  );

const isAway = (status: number): boolean => status === 429 || status >= 500;

const refusalOf = (status: number, answer: Json): ClusterRefusal => {
  const { error } = answer;
  const { type, reason } = (typeof error === 'object' && error !== null ? error : {}) as Json;
  return new ClusterRefusal(status, String(type ?? ''), String(reason ?? ''));
};

const parsed = (text: string): Json => {
  const value: unknown = text === '' ? {} : JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error('the answer is no object');
  return value as Json;
};

const written = (body: NonNullable<Asked['body']>): string =>
  Array.isArray(body) ? body.map((line) => `${JSON.stringify(line)}\n`).join('') : JSON.stringify(body);

const bare = (url: URL): URL => {
  const made = new URL(url);
  [made.username, made.password, made.pathname] = ['', '', '/'];
  return made;
};

const headersOf = ({ username, password }: URL): Record<string, string> => {
  if (username === '') return {};
  const said = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(said).toString('base64')}` };
};

/** Returns how a cluster is asked, over plain HTTP: a dozen requests need no client library. */
export const clusterOf = ({ url, now, send = fetch, onTurn }: ClusterOptions): Cluster => {
  const [base, headers] = [bare(url), headersOf(url)];
  const breaker = breakerOf({
    failures: failuresInARow,
    openMs: leftAloneMs,
    now,
    isAnswer: (error) => error instanceof ClusterRefusal,
    ...(onTurn && { onTurn }),
  });
  const answerTo = async ({ method, path, body, timeoutMs = usualTimeoutMs }: Asked): Promise<Json> => {
    const response = await send(new URL(path, base), {
      method,
      headers: {
        ...headers,
        ...(body === undefined
          ? {}
          : { 'content-type': Array.isArray(body) ? 'application/x-ndjson' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: written(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await textOf(response);
    if (isAway(response.status)) throw new Error(`status ${response.status}`);
    const answer = parsed(text);
    if (!response.ok) throw refusalOf(response.status, answer);
    return answer;
  };
  const prefix = url.pathname.replaceAll('/', '').toLowerCase();
  return {
    prefix: prefix === '' ? 'dijla' : prefix,
    ask: async (asked) => {
      try {
        return await breaker.call(() => answerTo(asked));
      } catch (error) {
        throw error instanceof ClusterRefusal ? error : away(error);
      }
    },
  };
};
