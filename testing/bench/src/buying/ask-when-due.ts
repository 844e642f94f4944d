import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns the length of a response including its head: null while the head is incomplete, NaN when it states
 * no length.
 */
const lengthOf = (begin: Buffer): number | null => {
  const headEnd = begin.indexOf('\r\n\r\n');
  return headEnd < 0
    ? null
    : headEnd + 4 + Number(/\r\ncontent-length: *(\d+)/i.exec(begin.toString('latin1', 0, headEnd))?.[1]);
};

/**
 * Sends one request over a persistent connection. Returns the complete response, head and body, in the
 * chunks received.
 */
const askOn = (socket: Socket, request: Buffer): Promise<Buffer[]> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let length: number | null = null;
    const lost = (): void =>
      reject(
        new Error(
          'A connection was closed before its answer was whole, or the answer does not say its length',
        ),
      );
    const hear = (chunk: Buffer): void => {
      chunks.push(chunk);
      received += chunk.length;
      length ??= lengthOf(chunks.length === 1 ? chunk : Buffer.concat(chunks));
      if (Number.isNaN(length)) socket.destroy();
      if (length === null || !(received >= length)) return;
      socket.off('data', hear).off('close', lost);
      resolve(chunks);
    };
    socket.on('data', hear).on('close', lost);
    socket.write(request);
  });

/** Returns the bytes of a POST request with a JSON body. */
export const postBytes = (path: string, body: object): Buffer => {
  const text = JSON.stringify(body);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
};

/** Returns the body of a response as text. Throws when the status is not 200. */
const textOf = (chunks: readonly Buffer[]): string => {
  const answer = Buffer.concat(chunks).toString();
  if (!answer.startsWith('HTTP/1.1 200 ')) throw new Error(answer.slice(0, 300));
  return answer.slice(answer.indexOf('\r\n\r\n') + 4);
};

/**
 * Waits until an instant of `performance.now()`, never less: a timer counts whole milliseconds and may fire
 * almost one early.
 */
const until = async (instant: number): Promise<void> => {
  for (let early = instant - performance.now(); early > 0; early = instant - performance.now())
    await pause(Math.ceil(early));
};

/**
 * Sends requests at a constant rate, each when it is due, whether or not earlier ones are answered, over an
 * idle connection or a new one. Returns the milliseconds from the due time to the last byte, and the bodies.
 * The client shares the machine with the server, so it sends prepared bytes and parses the responses only
 * after the last one: a client that parsed each response on arrival would need as much time as the shop.
 */
export const askWhenDue = async (
  port: number,
  requests: readonly Buffer[],
  perSecond: number,
): Promise<{ times: number[]; texts: string[] }> => {
  const all: Socket[] = [];
  const free: Socket[] = [];
  const opened = (): Socket => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }).on('error', () => undefined);
    all.push(socket);
    return socket;
  };
  const begin = performance.now();
  const ask = async (request: Buffer, dueAt: number) => {
    const socket = free.pop() ?? opened();
    const chunks = await askOn(socket, request);
    const time = performance.now() - dueAt;
    free.push(socket);
    return { time, chunks };
  };
  const asked: ReturnType<typeof ask>[] = [];
  try {
    for (const [place, request] of requests.entries()) {
      const dueAt = begin + (place * 1000) / perSecond;
      await until(dueAt);
      const answered = ask(request, dueAt);
      answered.catch(() => undefined);
      asked.push(answered);
    }
    const answers = await Promise.all(asked);
    return { times: answers.map(({ time }) => time), texts: answers.map(({ chunks }) => textOf(chunks)) };
  } finally {
    for (const socket of all) socket.destroy();
  }
};
