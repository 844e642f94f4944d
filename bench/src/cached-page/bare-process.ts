import { createServer } from 'node:http';
import { listen } from '@dijla/shop/http-server';
import { answerCpu } from './answer-cpu.ts';

/** The least a Node server can do: the same bytes for whoever asks. */
process.once('message', (message) => {
  const body = Buffer.from((message as { body: string }).body, 'base64');
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.byteLength });
    response.end(body);
  });
  server.keepAliveTimeout = 65_000;
  void listen(server, 0).then(answerCpu);
});
