import { Agent, request } from 'node:http';
import type { Ask } from '../../../../../packages/device/src/testing/offline/faulty-network.ts';

/** Returns who asks the provider at this address; connections are kept. */
export const askOverHttp = (url: string, atOnce: number): { ask: Ask; close: () => void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const { hostname, port } = new URL(url);
  const ask: Ask = ({ method, url: asked, headers, body }) =>
    new Promise((resolve, reject) => {
      const { pathname, search } = new URL(asked);
      const sent = request({ agent, hostname, port, method, path: pathname + search, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const given = new Headers();
          for (const [name, values] of Object.entries(answer.headersDistinct))
            for (const value of values ?? []) given.append(name, value);
          resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 500, headers: given }));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  return { ask, close: () => agent.destroy() };
};
