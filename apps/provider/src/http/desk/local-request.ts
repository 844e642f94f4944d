import { isLoopback } from '../../is-loopback.ts';
import { callerIsTrusted } from '../caller-address.ts';
import { signsOfProxies } from '../may-read-metrics.ts';

const isThisMachine = callerIsTrusted(['127.0.0.0/8', '::1']);

const isLocalhost = (address: string): boolean =>
  URL.canParse(address) && new URL(address).hostname === 'localhost';

/** A request as a process got it, and the addresses that the shop and its desk are known at. */
export type ReceivedRequest = {
  url: string;
  headers: Headers;
  /** Undefined for one that came through no socket. */
  socketAddress: string | undefined;
  knownUrls: readonly string[];
};

/**
 * Whether a request was made on this machine, for this machine and without anything in between: a loopback
 * socket, `Host: localhost`, no header of a proxy, no page of another host. A shop of which any address is
 * public is reached through a proxy that may add nothing, so no request of it counts (DESIGN §9).
 */
export const isLocalRequest = ({ url, headers, socketAddress, knownUrls }: ReceivedRequest): boolean => {
  const [host, origin] = [headers.get('host'), headers.get('origin')];
  return (
    isThisMachine(socketAddress) &&
    isLocalhost(url) &&
    (host === null || isLocalhost(`http://${host}`)) &&
    (origin === null || isLocalhost(origin)) &&
    !signsOfProxies.some((name) => headers.has(name)) &&
    knownUrls.every((each) => isLoopback(new URL(each).hostname))
  );
};
