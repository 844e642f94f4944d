import type { IncomingMessage } from 'node:http';
import { callerAddress, trustedProxies } from '@dijla/provider/http/caller-address';
import { networkOf } from '@dijla/provider/http/limits/network-of';

/**
 * Returns a function that gives the network of a request: an IPv4 address or an IPv6 /64, from the socket
 * or, behind a proxy in TRUSTED_PROXIES, from X-Forwarded-For.
 */
export const visitorNetwork = (proxies: readonly string[]) => {
  const trusted = trustedProxies(proxies);
  return ({ socket, headers }: IncomingMessage): string =>
    networkOf(
      callerAddress(socket.remoteAddress, [headers['x-forwarded-for'] ?? []].flat().join(','), trusted),
    );
};
