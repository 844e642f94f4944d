import type { CustomerProfile } from '@dijla/contract/client';
import { mobileNumberOf } from '@dijla/device/session/saved-session';
import type { CodeRecipient } from '../../../device/session/session-actions.ts';

/** Returns where a code that confirms something goes: as the provider decides it. */
export const recipientOf = (profile: CustomerProfile): CodeRecipient =>
  profile.telephone_verified === true ? { mobileNumber: mobileNumberOf(profile) } : { email: profile.email };
