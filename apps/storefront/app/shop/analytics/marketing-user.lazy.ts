import type { CustomerProfile } from '@dijla/contract/client';
import { mobileNumberOf } from '@dijla/device/session/saved-session';
import { sessionStore } from '@dijla/device/session/session-state';
import { consentStore } from './consent-state.lazy.ts';

/** Who is logged in, as a marketing platform reads it, and what that customer agreed to. */
type MarketingUser = {
  uuid: string;
  email: string;
  name: string;
  surname: string;
  phone_number: string;
  gdpr_optin: true;
  email_optin: boolean;
};

/** A number as platforms take it: with the country and a plus. */
const international = (mobile: string): string => (/^07\d{9}$/.test(mobile) ? `+964${mobile.slice(1)}` : '');

/** Whether the customer gets the newsletter; nothing is claimed that the shop did not say. */
const getsNewsletter = async (email: string): Promise<boolean> => {
  const { readSubscription } = await import('../../device/newsletter-actions.ts');
  const answer = await readSubscription(email);
  return answer.ok && answer.result === 'subscribed';
};

const userOf = async (profile: CustomerProfile): Promise<MarketingUser> => ({
  uuid: String(profile.id),
  email: profile.email,
  name: profile.firstname,
  surname: profile.lastname,
  phone_number: international(mobileNumberOf(profile)),
  gdpr_optin: true,
  email_optin: await getsNewsletter(profile.email).catch(() => false),
});

type Holder = Record<string, { user?: MarketingUser } | undefined>;

/**
 * Says under a name of the owner's who is logged in, once that customer agreed to marketing, and takes it back at a
 * refusal or a logout. `tell` is told of each change.
 */
export const followUser = (name: string, tell: (user: object | null) => void): void => {
  const page = globalThis as unknown as Holder;
  let shown: number | null = null;
  const look = async (): Promise<void> => {
    const { profile } = sessionStore.getState();
    const isAgreed = consentStore.getState().consent?.marketing === true;
    const wanted = isAgreed ? profile : null;
    if ((wanted?.id ?? null) === shown) return;
    shown = wanted?.id ?? null;
    const user = wanted && (await userOf(wanted));
    // Meanwhile somebody may have refused or logged out.
    if ((wanted?.id ?? null) !== shown) return;
    if (user === null) delete page[name];
    else page[name] = { ...page[name], user };
    tell(user);
  };
  void look();
  sessionStore.subscribe(() => void look());
  consentStore.subscribe(() => void look());
};
