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
 * Who makes a request. A guest sends nothing, a customer a user token; `expired` is someone with an invalid
 * token, `disabled` a customer whose account is disabled. Staff sign in at the desk, an API key is another
 * system's, and a gateway signs its message; nobody is taken for one of these three yet.
 */
export type Caller =
  | { kind: 'guest' }
  | { kind: 'customer'; customer: AskingCustomer }
  | { kind: 'staff'; permissions: ReadonlySet<string>; hasSteppedUp: boolean }
  | { kind: 'key'; scopes: ReadonlySet<string> }
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

const isPermitted = (access: CallAccess, caller: Caller): boolean => {
  if (access.for === 'staff')
    return (
      caller.kind === 'staff' &&
      caller.permissions.has(access.permission) &&
      (!access.stepUp || caller.hasSteppedUp)
    );
  if (access.for === 'key') return caller.kind === 'key' && caller.scopes.has(access.scope);
  return access.for === 'anyone' || caller.kind === access.for;
};

/**
 * Returns the refusal of a call to a caller without access to it, or null. Somebody who is nobody yet may
 * still sign in (401); the others may not make the call (403).
 */
export const accessRefusal = (access: CallAccess, caller: Caller): Refusal | null => {
  const refused = callerRefusal(caller);
  if (refused || isPermitted(access, caller)) return refused;
  return refusal(caller.kind === 'guest' ? 'user.not-signed-in' : 'request.not-permitted');
};
