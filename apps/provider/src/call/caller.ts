import type { CallAccess } from '@dijla/contract/schemas';
import { refusal, type Refusal } from './refusal.ts';

/** The group of a caller. */
export type CustomerGroup = { id: number; code: string; price_list: string; tax_class_id: number };

/**
 * A customer with a valid token. `session_id` is the session of the token; `asks_password` is true when our
 * storefront began it.
 */
export type AskingCustomer = { id: number; session_id: number; asks_password: boolean; group: CustomerGroup };

/**
 * A member of the staff with a session at the desk. `permissions` are those of all roles together; `is_demo` is the
 * owner that comes with the demo; `stepped_up_at` when the second factor was last given.
 */
export type AskingStaff = {
  id: number;
  session_id: number;
  email: string;
  name: string;
  language: string;
  roles: readonly string[];
  permissions: ReadonlySet<string>;
  is_demo: boolean;
  /** The seller whose account is her own; null of everybody else. */
  vendor: string | null;
  stepped_up_at: Date | null;
  /** The API key that stands in for her, with no session and no roles; undefined of herself. */
  key?: { id: number; name: string };
};

/**
 * Who makes a request. A guest sends nothing, a customer a user token, and staff the cookie of the desk;
 * `expired` is someone with an invalid token or cookie, `disabled` a customer or a member of the staff who is
 * disabled. An API key is another program's: it does at the desk what its scopes and the member who made it may both
 * do; `wrong-key` is one that is unknown, revoked or expired. A gateway signs its message.
 */
export type Caller =
  | { kind: 'guest' }
  | { kind: 'customer'; customer: AskingCustomer }
  | { kind: 'staff'; staff: AskingStaff; hasSteppedUp: boolean }
  | { kind: 'key'; staff: AskingStaff & { key: NonNullable<AskingStaff['key']> } }
  | { kind: 'wrong-key' }
  | { kind: 'gateway' }
  | { kind: 'expired' }
  | { kind: 'disabled' };

/** Returns the caller with this token at `now` (epoch milliseconds). */
export type CallerIdentity = (token: string, now: number) => Promise<Caller>;

/**
 * Returns the refusal for an invalid token, or null for a guest or a customer. 401 means 'refresh it', 403
 * that refreshing does not help (wire §6.4).
 */
export const callerRefusal = ({ kind }: Caller): Refusal | null => {
  if (kind === 'expired') return refusal('user.not-signed-in');
  return kind === 'disabled' ? refusal('user.disabled') : null;
};

/** Returns the refusal of a call for staff to a caller who may not make it, or null. */
const deskRefusal = (
  { permission, stepUp, peopleOnly }: Extract<CallAccess, { for: 'staff' }>,
  caller: Caller,
): Refusal | null => {
  if (caller.kind === 'wrong-key') return refusal('desk.key-invalid');
  if (caller.kind === 'guest' || caller.kind === 'expired') return refusal('desk.not-signed-in');
  if (caller.kind === 'disabled') return refusal('desk.disabled');
  if (caller.kind !== 'staff' && caller.kind !== 'key') return refusal('request.not-permitted');
  if (!caller.staff.permissions.has(permission)) return refusal('request.not-permitted');
  // Nobody is there who could give a second factor.
  if (caller.kind === 'key') return stepUp || peopleOnly ? refusal('request.not-permitted') : null;
  return stepUp && !caller.hasSteppedUp ? refusal('desk.step-up-needed') : null;
};

const isPermitted = (access: Exclude<CallAccess, { for: 'staff' }>, caller: Caller): boolean =>
  access.for === 'anyone' || caller.kind === access.for;

/**
 * Returns the refusal of a call to a caller without access to it, or null. Somebody who is nobody yet may
 * still sign in (401); the others may not make the call (403).
 */
export const accessRefusal = (access: CallAccess, caller: Caller): Refusal | null => {
  if (access.for === 'staff') return deskRefusal(access, caller);
  const refused = callerRefusal(caller);
  if (refused || isPermitted(access, caller)) return refused;
  return refusal(caller.kind === 'guest' ? 'user.not-signed-in' : 'request.not-permitted');
};
