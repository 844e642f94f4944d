import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Context, Hono } from 'hono';
import type { Stores } from '../../call/store-view.ts';
import type { Logger } from '../../logger.ts';
import type { ProviderEnvironment } from '../request-context.ts';
import { shopTools } from './mcp-tools.ts';
import { type AskAsGuest, shopReader } from './shop-reader.ts';

type Parts = {
  stores: Stores;
  /** Base of the addresses of pages; where it is absent, that of the request. */
  publicUrl?: string;
  version: string;
  logFault: (context: Context<ProviderEnvironment>, fault: unknown) => void;
  logger: Pick<Logger, 'debug'>;
};

/** What a program asks is a few hundred bytes. */
const longestBytes = 65_536;

/** Headers that say where a request came from, by which its limits are counted. */
const carried = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'];

/** Makes calls of the provider for whoever asks here, with neither token nor cookie. */
const askFor =
  (app: Hono<ProviderEnvironment>, { env, req }: Context<ProviderEnvironment>): AskAsGuest =>
  async (path) => {
    const headers = new Headers();
    for (const name of carried) {
      const value = req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    return app.fetch(new Request(new URL(path, req.url), { headers }), {
      ...(env?.socketAddress !== undefined && { socketAddress: env.socketAddress }),
    });
  };

/**
 * Adds `/mcp` (ours, record 180): the Model Context Protocol over Streamable HTTP, without sessions. Its tools are calls
 * that guests make, within the limits of the network that asks.
 */
export const addMcpRoute = (
  app: Hono<ProviderEnvironment>,
  { stores, publicUrl, version, logFault, logger }: Parts,
): void => {
  const [first, ...others] = stores.all.map(({ code }) => code);
  app.all('/mcp', async (context) => {
    context.set('call', 'mcp');
    if (first === undefined) return new Response(null, { status: 404 });
    const ask = askFor(app, context);
    const at = { stores, publicUrl: publicUrl ?? new URL(context.req.url).origin };
    // Most of what is reported here is a request that is refused: a fault is what the answer says is one.
    const reported: Error[] = [];
    const handler = createMcpHandler(
      () =>
        shopTools((language) => shopReader(ask, at, language), { languages: [first, ...others], version }),
      {
        maxRequestBodySize: longestBytes,
        maxSubscriptions: 0,
        onerror: (error) => void reported.push(error),
      },
    );
    const answer = await handler.fetch(context.req.raw);
    for (const error of reported) {
      if (answer.status >= 500) logFault(context, error);
      else
        logger.debug({ requestId: context.get('requestId'), call: 'mcp', problem: error.message }, 'refused');
    }
    return answer;
  });
};
