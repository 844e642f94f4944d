import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { askWhenDue, postBytes } from './ask-when-due.ts';

let server: Server | undefined;
const connections: Socket[] = [];

/** Starts a server that answers each request with the given pieces. */
const serving = async (piecesOf: (request: string) => readonly string[]): Promise<number> => {
  const serve = (socket: Socket): void => {
    connections.push(socket);
    socket
      .setNoDelay(true)
      .on('error', () => undefined)
      .on('data', async (data) => {
        for (const piece of piecesOf(data.toString()))
          await new Promise((sent) => socket.write(piece, () => setImmediate(sent)));
      });
  };
  const listening = createServer(serve);
  server = listening;
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
  return (listening.address() as { port: number }).port;
};

const bodyOf = (request: string): string => request.slice(request.indexOf('\r\n\r\n') + 4);
const answerOf = (body: string, status = '200 OK'): string =>
  `HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const posts = (count: number): Buffer[] =>
  Array.from({ length: count }, (_, place) => postBytes('/api/cart/update', { كمية: place }));

afterEach(() => {
  server?.close();
  for (const socket of connections.splice(0)) socket.destroy();
});

describe('asking when it is due', () => {
  it.each<[string, (whole: string) => readonly string[]]>([
    ['at once', (whole) => [whole]],
    ['with its head in two', (whole) => [whole.slice(0, 20), whole.slice(20)]],
    ['head and body apart', (whole) => [whole.slice(0, whole.indexOf('{')), whole.slice(whole.indexOf('{'))]],
    ['with its body in two', (whole) => [whole.slice(0, -3), whole.slice(-3)]],
  ])('gives the bodies in the order they were asked for, answered %s', async (_, pieces) => {
    const port = await serving((request) => pieces(answerOf(bodyOf(request))));
    const { times, texts } = await askWhenDue(port, posts(20), 2000);
    expect(texts).toEqual(Array.from({ length: 20 }, (__, place) => JSON.stringify({ كمية: place })));
    expect(times).toHaveLength(20);
    expect(times.every((time) => time > 0)).toBe(true);
  });

  it('never asks before it is due, though a timer may end almost a millisecond early', async () => {
    const port = await serving((request) => [answerOf(bodyOf(request))]);
    const { times } = await askWhenDue(port, posts(400), 1700);
    expect(times.filter((time) => time <= 0)).toEqual([]);
  });

  it('does not wait for one answer before it asks again', async () => {
    let asked = 0;
    const port = await serving((request) => ((asked += 1) < 10 ? [] : [answerOf(bodyOf(request))]));
    void askWhenDue(port, posts(10), 2000).catch(() => undefined);
    await expect.poll(() => connections.length).toBe(10);
  });

  it.each([
    ['another status', answerOf('no', '500 Internal Server Error'), /^HTTP\/1.1 500/],
    ['no length', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', /its length/],
  ])('fails at %s', async (_, whole, problem) => {
    const port = await serving(() => [whole]);
    await expect(askWhenDue(port, posts(3), 2000)).rejects.toThrow(problem);
  });
});
