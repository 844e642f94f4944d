import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';

const bodyOf = (code: number): string =>
  JSON.stringify({ code, result: `${STATUS_CODES[code] ?? 'Bad Request'}.` });

/**
 * Returns the response to a request whose URL or host cannot be parsed; wire clients need JSON even then
 * (wire §1.1).
 */
export const answerOfError = (error: unknown): Response => {
  const code = error instanceof RequestError ? 400 : 500;
  return new Response(bodyOf(code), {
    status: code,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' },
  });
};

const statusOf: ReadonlyMap<string | undefined, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Responds to data that is not HTTP, to headers that are too long and to requests that never end, then
 * closes the connection.
 */
export const answerOnSocket = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code = statusOf.get(error.code) ?? 400;
  const body = bodyOf(code);
  const head = [
    `HTTP/1.1 ${code} ${STATUS_CODES[code] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
