import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { sandboxControl } from './control.ts';
import { escaped, page } from './pages/page.ts';
import type { SandboxAnswer, SandboxProvider, SandboxRequest } from './sandbox-provider.ts';

const bodyAtMost = 1024 * 1024;
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Whether a request names this machine, so that no page of the internet reaches the sandbox by a name of its own. */
const isForThisMachine = ({ headers, socket }: IncomingMessage): boolean =>
  /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(headers.host ?? '') &&
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');

/** Whether a page of another site sends a write. */
const isForeignWrite = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' &&
  headers['sec-fetch-site'] !== undefined &&
  !['same-origin', 'none'].includes(headers['sec-fetch-site'] as string);

const bodyOf = async (request: IncomingMessage): Promise<Buffer | null> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > bodyAtMost) return null;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
};

const send = (response: ServerResponse, answer: SandboxAnswer): void => {
  if ('away' in answer) return void response.socket?.destroy();
  if ('to' in answer) return void response.writeHead(303, { location: answer.to }).end();
  const [type, text, policy] =
    'json' in answer
      ? ['application/json', JSON.stringify(answer.json), pagePolicy]
      : ['text/html; charset=utf-8', answer.html, answer.policy ?? pagePolicy];
  response
    .writeHead(answer.status ?? 200, {
      'content-type': type,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .end(text);
};

const missing = { status: 404, json: { problem: 'not found' } };

const firstPage = (providers: readonly SandboxProvider[], language: 'en' | 'ar'): SandboxAnswer =>
  page({
    language,
    title: language === 'ar' ? 'البيئة التجريبية' : 'Sandbox',
    content: `<ul>${providers
      .map(
        ({ name, title }) => `<li><a href="/${name}?lang=${language}">${escaped(title[language])}</a></li>`,
      )
      .join('')}</ul>`,
  });

/** Reads a request; null for one that cannot be read. */
const requestOf = async (
  incoming: IncomingMessage,
): Promise<{ name: string; request: SandboxRequest } | null> => {
  const url = URL.parse(incoming.url ?? '', 'http://localhost');
  const bytes = await bodyOf(incoming);
  if (url === null || bytes === null) return null;
  const [, name = '', path = ''] = /^\/([^/]*)(.*)$/.exec(url.pathname) ?? [];
  const language = url.searchParams.get('lang') === 'ar' ? 'ar' : 'en';
  const { method = 'GET', headers } = incoming;
  return {
    name,
    request: { method, path, query: url.searchParams, headers, body: bytes.toString(), bytes, language },
  };
};

type Served = { control: ReturnType<typeof sandboxControl>; providers: () => readonly SandboxProvider[] };

const answerTo = async (
  incoming: IncomingMessage,
  { control, providers }: Served,
): Promise<SandboxAnswer> => {
  if (!isForThisMachine(incoming) || isForeignWrite(incoming))
    return { status: 403, json: { problem: 'the sandbox is for this machine alone' } };
  const read = await requestOf(incoming);
  if (read === null) return { status: 400, json: { problem: 'the request cannot be read' } };
  const { name, request } = read;
  if (name === '') return firstPage(providers(), request.language);
  if (name === '_control') {
    const known = Object.fromEntries(providers().map((each) => [each.name, each.scenarios]));
    return control.answer(request, known) ?? missing;
  }
  control.note(request, incoming.url ?? '');
  const provider = providers().find((each) => each.name === name);
  return (await provider?.answer(request)) ?? missing;
};

type SandboxServer = { port: number; stop: () => Promise<void> };

/**
 * Serves the providers below their names, and what tests control below `/_control`, on this machine alone: it listens
 * on 127.0.0.1 and refuses every request that names another host. `providersOf` makes them for the address.
 */
export const sandboxServer = async (
  port: number,
  {
    control,
    providersOf,
  }: Pick<Served, 'control'> & { providersOf: (origin: string) => readonly SandboxProvider[] },
): Promise<SandboxServer> => {
  let providers: readonly SandboxProvider[] = [];
  const server = createServer((incoming, response) => {
    void answerTo(incoming, { control, providers: () => providers })
      .catch((): SandboxAnswer => ({ status: 500, json: { problem: 'the sandbox failed' } }))
      .then((answer) => send(response, answer));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: listening } = server.address() as AddressInfo;
  providers = providersOf(`http://127.0.0.1:${listening}`);
  return {
    port: listening,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
