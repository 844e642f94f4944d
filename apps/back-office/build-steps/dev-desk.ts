import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

/**
 * Serves the desk directly from its sources, without the content security policy, which would break Vite's
 * own scripts. `/desk` and every address below it is the same page.
 */
export const devDesk = async () => {
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    server: { middlewareMode: true, hmr: { port: 24_679 } },
    appType: 'spa',
  });
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    vite.middlewares(request, response, () => void response.writeHead(404).end());
  };
  const takes = ({ url = '/' }: IncomingMessage): boolean => /^\/desk(?:[/?]|$)/.test(url);
  return { takes, handle, close: () => vite.close() };
};
