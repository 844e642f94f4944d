import type { IncomingMessage } from 'node:http';
import { isTrusted, trustedProxies } from '@dijla/provider/http/caller-address';
import { spanOfCaller } from '@dijla/provider/http/span-of-caller';

/** Returns a function that says how the span of a request for a page begins, by who sent the request. */
export const visitorTrace = (proxies: readonly string[]) => {
  const trusted = trustedProxies(proxies);
  return ({ socket, headers }: IncomingMessage): ReturnType<typeof spanOfCaller> =>
    spanOfCaller([headers['traceparent'] ?? []].flat()[0], {
      isTrusted: isTrusted(trusted, socket.remoteAddress),
    });
};
