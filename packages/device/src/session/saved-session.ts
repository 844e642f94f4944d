import type { CustomerProfile } from '@dijla/contract/client';

/** The session signed in on this device (spec 2 §4): the user token and the customer as last read. */
export type KeptSession = {
  token: string;
  /** Null if the provider stores it in an HttpOnly cookie, as ours does (DESIGN §7). */
  refresh_token: string | null;
  profile: CustomerProfile;
};

/**
 * Returns the customer's group for catalog queries (spec 1 §6, wire §7.1): the token a provider gave with
 * the profile. Returns null without a session, and if a cookie identifies the group, as with ours, which
 * also stores the refresh token in one.
 */
export const groupOf = (session: KeptSession | null): { groupId: number; groupToken: string } | null => {
  if (session === null || session.refresh_token === null || !session.profile.groupToken) return null;
  return { groupId: session.profile.group_id, groupToken: session.profile.groupToken };
};

/** Returns the mobile number of a customer, `07XXXXXXXXX`; empty if the customer has none. */
export const mobileNumberOf = ({
  custom_attributes: attributes,
}: Pick<CustomerProfile, 'custom_attributes'>): string =>
  attributes.find(({ attribute_code: code }) => code === 'mobilenumber')?.value ?? '';
