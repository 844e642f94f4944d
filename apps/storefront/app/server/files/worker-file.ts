import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

export const isWorkerPath = (path: string) => path === '/service-worker.js';

/**
 * Serves the service worker, never cached, so that no old worker keeps an old build alive (lesson 15). If it
 * is off, serves a worker that removes itself and its caches instead, as the way out when a worker does
 * harm.
 */
export const workerFile = async (folder: string, { isOff }: { isOff: boolean }) => {
  const code = await readFile(join(folder, isOff ? 'service-worker-off.js' : 'service-worker.js'));
  return (response: ServerResponse, headers: Readonly<Record<string, string>>): void => {
    response
      .writeHead(200, {
        ...headers,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
        'content-length': code.byteLength,
      })
      .end(code);
  };
};
