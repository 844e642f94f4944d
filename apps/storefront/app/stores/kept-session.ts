import type { CustomerProfile } from '@dijla/contract/client';

/** Who is signed in on this device (spec 2 §4): the user token and the customer as last read. */
export type KeptSession = {
  token: string;
  /** Null where the provider keeps it in an HttpOnly cookie, as ours does (DESIGN §7). */
  refresh_token: string | null;
  profile: CustomerProfile;
};

/** The mobile number of a customer, `07XXXXXXXXX`; empty when she has given none. */
export const mobileNumberOf = ({ custom_attributes: attributes }: Pick<CustomerProfile, 'custom_attributes'>): string =>
  attributes.find(({ attribute_code: code }) => code === 'mobilenumber')?.value ?? '';
