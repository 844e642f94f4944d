import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Indexes } from './double-indexes.ts';
import type { Json } from './double-mapping.ts';
import { Refusal } from './double-refusal.ts';

/**
 * A server that speaks the part of OpenSearch's API that the shop uses, and refuses everything else: no real cluster can
 * be had for tests. It maps, finds, scores, counts and versions by the rules of the documentation.
 */
export type OpenSearchDouble = {
  /** The value of `SEARCH_URL`. */
  url: URL;
  indexes: Indexes;
  /** Requests so far, as method and path. */
  requests: readonly string[];
  /** From now on it answers nothing, answers with this status, or answers again. */
  hang: () => void;
  fail: (status: number) => void;
  resume: () => void;
  stop: () => Promise<void>;
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const knownOptions = new Set(['refresh', 'require_alias', 'allow_partial_search_results']);

const linesIn = (body: string): Json[] => {
  if (!body.endsWith('\n'))
    throw new Refusal(400, 'illegal_argument_exception', 'must be terminated by a newline');
  return body
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Json);
};

type Asked = { method: string; path: string; options: URLSearchParams; body: string };

const answerTo = (indexes: Indexes, { method, path, options, body }: Asked): Json => {
  for (const name of options.keys())
    if (!knownOptions.has(name))
      throw new Refusal(400, 'illegal_argument_exception', `unrecognized parameter [${name}]`);
  const [first = '', second, ...more] = path.split('/').slice(1).map(decodeURIComponent);
  if (more.length > 0) throw new Refusal(400, 'illegal_argument_exception', `no handler found for ${path}`);
  const parsed = (): unknown => JSON.parse(body);
  const acts: Readonly<Record<string, () => Json>> = {
    'PUT index': () => indexes.create(first, parsed()),
    'DELETE index': () => indexes.remove(first),
    'GET /_alias': () => indexes.behind(second ?? ''),
    'POST /_aliases': () => indexes.changeAliases(parsed()),
    'GET _alias': () => indexes.aliasesOf(first),
    'POST _search': () => indexes.search(first, parsed()),
    'POST _refresh': () => indexes.refresh(first),
    'POST _bulk': () =>
      indexes.bulk(first, linesIn(body), {
        isAlias: options.get('require_alias') === 'true',
        isRefreshed: ['true', 'wait_for'].includes(options.get('refresh') ?? ''),
      }),
  };
  const name = first.startsWith('_') ? `${method} /${first}` : `${method} ${second ?? 'index'}`;
  const act = acts[name];
  if (act === undefined) throw new Refusal(400, 'illegal_argument_exception', `no handler found for ${name}`);
  return act();
};

const send = (response: ServerResponse, status: number, answer: Json): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(answer));
};

/** Starts a double on this machine. With a password, it answers nobody else than `shop`. */
export const openSearchDouble = async ({
  now = Date.now,
  password,
}: { now?: () => number; password?: string } = {}): Promise<OpenSearchDouble> => {
  const [indexes, requests] = [new Indexes(now), [] as string[]];
  let state: 'answers' | 'hangs' | number = 'answers';
  const expected =
    password === undefined ? undefined : `Basic ${Buffer.from(`shop:${password}`).toString('base64')}`;
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path, searchParams: options } = new URL(request.url ?? '/', 'http://cluster');
    const method = request.method ?? 'GET';
    requests.push(`${method} ${path}`);
    const body = await bodyOf(request);
    if (state === 'hangs') return;
    if (typeof state === 'number') return send(response, state, { status: state });
    if (expected !== undefined && request.headers.authorization !== expected)
      return send(response, 401, { status: 401 });
    try {
      send(response, 200, answerTo(indexes, { method, path, options, body }));
    } catch (error) {
      const {
        status,
        type,
        message: reason,
      } = error instanceof Refusal ? error : { status: 500, type: 'exception', message: String(error) };
      send(response, status, { error: { type, reason, root_cause: [] }, status });
    }
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://${password === undefined ? '' : `shop:${password}@`}127.0.0.1:${port}`),
    indexes,
    requests,
    hang: () => {
      state = 'hangs';
    },
    fail: (status) => {
      state = status;
    },
    resume: () => {
      state = 'answers';
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
