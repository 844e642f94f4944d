/** Path below which signed addresses of bought files are. */
const fileAddresses = '/api/ext/dijla/files';

/** Returns the address that a token of a bought file is read at. */
export const fileAddressPath = (token: string): string => `${fileAddresses}/${token}`;
