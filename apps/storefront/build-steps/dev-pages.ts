import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { fallbackStore, storeViews } from '@dijla/contract/store-views';
import { emptyRecord, inProcessSource } from '../app/server/in-process-source.ts';
import type { PageEntry } from '../app/server/load-context.ts';
import { pageKeyOf } from '../app/server/rendering/page-key.ts';
import { storeRedirect } from '../app/server/store-redirect.ts';

/** Shares no answers, so that during development each page is rendered from current data. */
const notShared = {
  findOrAsk: <T>(_key: string, ask: () => Promise<T>): Promise<T> => ask(),
  purge: () => undefined,
};

export type DevPagesOptions = {
  provider: { fetch: (request: Request) => Promise<Response> };
  publicUrl: string;
  onError: (error: unknown) => void;
};

const noVariant = { buildId: 'development', priceList: 'general' };

/**
 * Serves pages directly from the sources: scripts and styles by Vite, every page rendered on each request, without
 * cache, service worker or content security policy (which would break Vite's own scripts).
 */
export const devPages = async (options: DevPagesOptions) => {
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    server: { middlewareMode: true },
    appType: 'custom',
  });

  const sendPage = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(`${options.publicUrl}${request.url ?? '/'}`);
    const redirect = storeRedirect(url, {
      cookie: request.headers.cookie,
      acceptLanguage: request.headers['accept-language'],
      country: undefined,
    });
    if (redirect) return void response.writeHead(redirect.status, { location: redirect.location }).end();
    const store = pageKeyOf(url, noVariant)?.store ?? fallbackStore;
    const source = inProcessSource(storeViews[store], options.provider, {
      record: emptyRecord(),
      now: Date.now(),
      shared: notShared,
    });
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    const { pageRenderer } = build.entry.module as unknown as PageEntry;
    const answer = await pageRenderer(build)(new Request(url), {
      source,
      publicUrl: options.publicUrl,
      nonce: '',
      scriptsOf: () => [],
      onError: options.onError,
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/service-worker.js') return void response.writeHead(404).end();
    vite.middlewares(request, response, () => {
      sendPage(request, response).catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        options.onError(error);
        response
          .writeHead(500, { 'content-type': 'text/plain' })
          .end(error instanceof Error ? error.stack : String(error));
      });
    });
  };
  return { handle, close: () => vite.close() };
};
