import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createProvider } from '@dijla/provider';
import { type Connection, countStatements } from '@dijla/provider/database';
import { loggerOf } from '@dijla/provider/logger';
import { closeServer, listen } from '@dijla/shop/http-server';
import { renderSemaphore } from '@dijla/shop/render-semaphore';
import { storefrontBuild, storefrontServer } from '@dijla/storefront/server';
import { testSettings } from '../test-settings.ts';

export type PageCost = { status: number; cache: string | null; statements: number; providerCalls: number };
export type CallCost = {
  status: number;
  answer: { code: number; result: unknown; meta?: unknown };
  statements: number;
};

/**
 * Runs provider and storefront in this process on a filled database and counts every statement and provider
 * call of a page.
 */
export const countedShop = async ({
  connection,
  buildFolder,
  dataDir,
}: {
  connection: Connection;
  buildFolder: string;
  dataDir: string;
}) => {
  const provider = await createProvider({
    connection,
    settings: testSettings(),
    logger: loggerOf('error'),
    now: Date.now,
    pictureFolders: [],
    pictureCache: join(dataDir, 'pictures'),
    trustedProxies: [],
    rateLimits: false,
    secureCookies: false,
  });
  const tally = new AsyncLocalStorage<{ calls: number }>();
  const storefront = await storefrontServer({
    build: await storefrontBuild(buildFolder, join(dataDir, 'builds')),
    hasServiceWorker: true,
    provider: {
      fetch: async (request) => {
        const counted = tally.getStore();
        if (counted) counted.calls += 1;
        return provider.fetch(request, { inProcess: true });
      },
    },
    groupPricing: provider.groupPricing,
    publicUrl: 'http://shop.test',
    cacheBytes: 64 * 1024 * 1024,
    now: Date.now,
    hasFeed: true,
    onMissing: () => undefined,
    onError: (error) => {
      throw error;
    },
    semaphore: renderSemaphore(),
    networkOf: () => '127.0.0.1',
    countryOf: () => undefined,
  });

  const waiting = new Map<string, PromiseWithResolvers<{ statements: number; providerCalls: number }>>();
  const server = createServer((request, response) => {
    const counted = { calls: 0 };
    const handled = countStatements(() => tally.run(counted, () => storefront.handle(request, response)));
    const told = waiting.get(request.url ?? '');
    handled.then(
      ({ statements }) => told?.resolve({ statements: statements.length, providerCalls: counted.calls }),
      (error: unknown) => {
        response.destroy();
        told?.reject(error);
      },
    );
  });
  const port = await listen(server, 0);

  /** Returns the cost of one request for a page. Only one request per path may run at a time. */
  const costOfPage = async (path: string): Promise<PageCost> => {
    const cost = Promise.withResolvers<{ statements: number; providerCalls: number }>();
    waiting.set(path, cost);
    const [answer, counted] = await Promise.all([
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' }),
      cost.promise,
    ]);
    await answer.arrayBuffer();
    return { status: answer.status, cache: answer.headers.get('x-cache'), ...counted };
  };

  const costOfCall = async (
    method: 'GET' | 'POST',
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<CallCost> => {
    const request = new Request(`http://shop.test${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { result: response, statements } = await countStatements(async () => provider.fetch(request, {}));
    return {
      status: response.status,
      answer: (await response.json()) as CallCost['answer'],
      statements: statements.length,
    };
  };

  return {
    url: `http://127.0.0.1:${port}`,
    provider,
    costOfPage,
    costOfCall,
    close: async () => {
      await closeServer(server);
      await provider.close();
    },
  };
};

export type CountedShop = Awaited<ReturnType<typeof countedShop>>;
