import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

export const isWorkerPath = (path: string) => path === '/service-worker.js';

/** Never cached, so that no old worker keeps old builds alive (lesson 15). */
export const sendWorker = async (response: ServerResponse, { clientFolder, common }: { clientFolder: string; common: Readonly<Record<string, string>> }): Promise<void> => {
  const code = await readFile(join(clientFolder, 'service-worker.js'));
  response
    .writeHead(200, { ...common, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store', 'service-worker-allowed': '/', 'content-length': code.byteLength })
    .end(code);
};
