import type { CustomerProfile } from '@dijla/contract/client';

/** Who is signed in on this device (spec 2 §4): the user token and the customer as last read. */
export type KeptSession = {
  token: string;
  /** Null where the provider keeps it in an HttpOnly cookie, as ours does (DESIGN §7). */
  refresh_token: string | null;
  profile: CustomerProfile;
};

/**
 * What catalogue queries say of a customer's group (spec 1 §6, wire §7.1): the token a provider gave with her profile. Null for nobody, and where
 * she brings a cookie that says it, as with ours, which keeps refresh tokens in one, too.
 */
export const groupOf = (session: KeptSession | null): { groupId: number; groupToken: string } | null => {
  if (session === null || session.refresh_token === null || !session.profile.groupToken) return null;
  return { groupId: session.profile.group_id, groupToken: session.profile.groupToken };
};

/** The mobile number of a customer, `07XXXXXXXXX`; empty when she has given none. */
export const mobileNumberOf = ({
  custom_attributes: attributes,
}: Pick<CustomerProfile, 'custom_attributes'>): string =>
  attributes.find(({ attribute_code: code }) => code === 'mobilenumber')?.value ?? '';
