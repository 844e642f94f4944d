import { createServer } from 'node:http';
import { listen } from '@dijla/shop/http-server';
import { answerCpu } from './answer-cpu.ts';

type BareAnswer = { body: string; headers: Record<string, string> };

/**
 * The minimum a Node server can do: sends the same bytes (base64 in the message) with the same headers to
 * every request.
 */
process.once('message', (message) => {
  const { body, headers } = message as BareAnswer;
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.byteLength });
    response.end(bytes);
  });
  server.keepAliveTimeout = 65_000;
  void listen(server, 0).then((port) => answerCpu({ port }));
});
