import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are of one machine, of one house, or of nobody: RFC 6890 and what came after it. */
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** The only block of IPv6 that is given out; addresses that carry one of IPv4 are outside it or closed below. */
const open6 = ['2000::', 3] as const;
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const listOf = (networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
};

const [closedIn4, openIn6, closedIn6] = [
  listOf(closed4, 'ipv4'),
  listOf([open6], 'ipv6'),
  listOf(closed6, 'ipv6'),
];

/**
 * Whether an IP address is one of the public internet. Loopback, private and link-local networks, where clouds keep
 * what describes their machines, are not, nor is any IPv4 address within IPv6 (mapped, NAT64, 6to4, Teredo).
 */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !closedIn4.check(address, 'ipv4');
  return (
    version === 6 &&
    !address.includes('%') &&
    openIn6.check(address, 'ipv6') &&
    !closedIn6.check(address, 'ipv6')
  );
};
