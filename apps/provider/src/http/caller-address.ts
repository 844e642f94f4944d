import { BlockList, isIP } from 'node:net';

/** Returns the addresses trusted to set X-Forwarded-For: single ones or CIDR ranges, from TRUSTED_PROXIES. */
export const trustedProxies = (entries: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

const isListed = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Returns an address in normal form: an IPv4 address mapped into IPv6 becomes plain IPv4. */
const plain = (address: string): string => {
  if (isIP(address) !== 6 || address.includes('%')) return address;
  const [, high = '', low = ''] =
    /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  if (high === '') return address;
  return [high, low]
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
};

/** Some proxies add the port, or write IPv6 in brackets. */
const addressIn = (hop: string): string =>
  plain(hop.trim().replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2'));

/**
 * Returns the caller's address: the socket's, or behind trusted proxies the last address in X-Forwarded-For
 * that is not one of them, so that a caller cannot forge it. When an entry is not an address, the proxy that
 * wrote it counts as the caller, because earlier entries may be forged. 'UNKNOWN' when there is no socket
 * (wire §7, `ip`).
 */
export const callerAddress = (
  socketAddress: string | undefined,
  forwardedFor: string | null,
  proxies: BlockList,
): string => {
  if (!socketAddress) return 'UNKNOWN';
  let address = plain(socketAddress);
  for (const hop of (forwardedFor ?? '').split(',').map(addressIn).toReversed()) {
    if (!isListed(proxies, address) || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
};

/** Whether a socket's address is one of the trusted proxies. */
export const isTrusted = (list: BlockList, socketAddress: string | undefined): boolean =>
  socketAddress !== undefined && isListed(list, plain(socketAddress));

/** Returns a test for whether a socket's address is one of the trusted proxies. */
export const callerIsTrusted = (entries: readonly string[]) => {
  const list = trustedProxies(entries);
  return (socketAddress: string | undefined): boolean => isTrusted(list, socketAddress);
};
