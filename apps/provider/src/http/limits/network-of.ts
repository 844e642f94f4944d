const groupsInAddress = 8;
const groupsInNetwork = 4;

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** The last two groups may be written as an IPv4 address. */
const countOf = (groups: readonly string[]): number =>
  groups.length + (groups.at(-1)?.includes('.') === true ? 1 : 0);

/**
 * Returns the network an address belongs to. One household has a whole /64 of IPv6 addresses, in which zeros
 * may be written as `::`. Other addresses are returned unchanged.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address;
  const [before = [], after = []] = address.split('::').map(groupsOf);
  const zeros = Array.from(
    { length: Math.max(0, groupsInAddress - countOf(before) - countOf(after)) },
    () => '0',
  );
  return [...before, ...zeros, ...after]
    .slice(0, groupsInNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
