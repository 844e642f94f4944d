type Kind = 'shipping' | 'billing';

/** Returns the address an order is delivered to and its buyer is called at; the only one where nothing is delivered. */
export const deliveryAddressOf = <Address extends { kind: Kind }>(
  addresses: readonly Address[],
): Address | undefined => addresses.find(({ kind }) => kind === 'shipping') ?? addresses[0];
