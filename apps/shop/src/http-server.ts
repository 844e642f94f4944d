import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { answerOfError, answerOnSocket } from './unreadable-request.ts';

/** A part of the shop that answers some of its requests by itself, before the storefront. */
export type HostedPages = {
  takes: (request: IncomingMessage) => boolean;
  handle: PageHandler;
};

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
export type ProviderFetch = (
  request: Request,
  environment: { socketAddress?: string; inProcess?: boolean; whenSent?: (act: () => void) => void },
) => Response | Promise<Response>;

const providerPaths =
  /^\/(?:api(?:[/?]|$)|img\/|healthz(?:\?|$)|readyz(?:\?|$)|mcp\/?(?:\?|$)|metrics(?:\?|$)|invalidate\/?(?:\?|$))/;

/**
 * A search is sent in the URL, with up to 100 kB before encoding (wire §7.1); Node's default limit is 16 kB.
 */
const longestHeadBytes = 160 * 1024;

/**
 * Creates one server for all parts: the provider's paths go to its `fetch`, the desk's to `desk`, everything
 * else is a page or a file of the storefront.
 */
export const httpServer = (
  provider: ProviderFetch,
  pages: PageHandler,
  desk: HostedPages | undefined = undefined,
): Server => {
  const callProvider = (request: Request, bindings: unknown) => {
    const { incoming, outgoing } = bindings as { incoming?: IncomingMessage; outgoing?: ServerResponse };
    const socketAddress = incoming?.socket.remoteAddress;
    const whenSent = outgoing && ((act: () => void) => void outgoing.once('close', act));
    return provider(request, {
      ...(socketAddress === undefined ? {} : { socketAddress }),
      ...(whenSent && { whenSent }),
    });
  };
  const listener = getRequestListener(callProvider, { errorHandler: answerOfError });
  const server = createServer({ maxHeaderSize: longestHeadBytes }, (request, response) => {
    if (providerPaths.test(request.url ?? '/')) void listener(request, response);
    else if (desk?.takes(request)) void desk.handle(request, response);
    else void pages(request, response);
  });
  server.on('clientError', answerOnSocket);
  // Longer than any load balancer's timeout, so that none reuses a connection while we close it.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 70_000;
  server.requestTimeout = 60_000;
  return server;
};

/**
 * Starts listening on an open socket, if one is given, else on the port, and resolves to the port; 0 requests a
 * free one. Throws a readable message when the port is in use.
 */
export const listen = (server: Server, port: number, socket?: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what runs there, or set PORT to another.`)
          : error,
      ),
    );
    server.listen(socket === undefined ? { port } : { fd: socket }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

const drainMs = 5000;

/** Stops accepting connections, lets running requests finish, and closes what is left after five seconds. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
