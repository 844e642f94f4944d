import { BlockList, isIP } from 'node:net';

/** Addresses allowed to speak for others: single ones or CIDR ranges, from TRUSTED_PROXIES. */
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

const isTrusted = (list: BlockList, address: string) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Who calls: the socket's address, or behind trusted proxies the last address of X-Forwarded-For that is not one of them,
 * so that a caller cannot choose its own. 'UNKNOWN' when there is no socket (wire §7, `ip`).
 */
export const callerAddress = (socketAddress: string | undefined, forwardedFor: string | null, proxies: BlockList): string => {
  if (!socketAddress) return 'UNKNOWN';
  let address = plain(socketAddress);
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim())).filter((hop) => isIP(hop) !== 0);
  while (hops.length > 0 && isTrusted(proxies, address)) address = hops.pop() ?? address;
  return address;
};

/** Whether the address at the other end of a connection is one of the trusted proxies. */
export const callerIsTrusted = (entries: readonly string[]) => {
  const list = trustedProxies(entries);
  return (socketAddress: string | undefined): boolean => socketAddress !== undefined && isTrusted(list, plain(socketAddress));
};
