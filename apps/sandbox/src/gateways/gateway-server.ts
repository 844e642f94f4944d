import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a double reads it; `path` has no query. */
export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  text: string;
};
/** What a double answers: JSON, a page, or a redirect; `lost`: the connection breaks after the work is done. */
export type Answer =
  | { status: number; body?: object }
  | { page: string }
  | { redirect: string }
  | { lost: true };

type Parts = {
  now: () => number;
  answer: (asked: Asked) => Answer | Promise<Answer>;
  port?: number;
};

const send = (response: ServerResponse, answer: Exclude<Answer, { lost: true }>): void => {
  if ('redirect' in answer) response.writeHead(303, { location: answer.redirect }).end();
  else if ('page' in answer)
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(answer.page);
  else
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
};

/**
 * Serves the double of a gateway on this machine alone. `GET /_control/log` lists what was asked, as method and path, and
 * `POST /_control/clock` with `{"ms": 60000}` moves its clock.
 */
export const gatewayServer = async ({ now, answer, port: wanted = 0 }: Parts) => {
  const asked: string[] = [];
  let moved = 0;
  const control = ({ method, path, text }: Asked): Answer => {
    if (method === 'GET' && path === '/_control/log') return { status: 200, body: asked };
    const { ms } = path === '/_control/clock' ? (JSON.parse(text) as { ms?: unknown }) : {};
    if (typeof ms !== 'number') return { status: 404, body: {} };
    moved += ms;
    return { status: 200, body: { now: now() + moved } };
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const text = Buffer.concat(await request.toArray()).toString();
    const { method = 'GET', headers } = request;
    const heard: Asked = { method, path: pathname, query: searchParams, headers, text };
    if (!pathname.startsWith('/_control/')) asked.push(`${method} ${request.url}`);
    const given = await (pathname.startsWith('/_control/') ? control(heard) : answer(heard));
    if ('lost' in given) request.socket.destroy();
    else send(response, given);
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    asked,
    /** The double's clock in milliseconds since 1970. */
    clock: () => now() + moved,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
