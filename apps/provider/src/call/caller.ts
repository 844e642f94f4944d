import { refusal, type Refusal } from './refusal.ts';

/** The group of a caller. */
export type CustomerGroup = { id: number; code: string; price_list: string; tax_class_id: number };

/**
 * A customer with a valid token. `session_id` is the session of the token; `asks_password` is true when our
 * storefront began it.
 */
export type AskingCustomer = { id: number; session_id: number; asks_password: boolean; group: CustomerGroup };

/**
 * Who makes a request: a guest, a customer, someone with an expired or invalid token, or a customer with a
 * disabled account.
 */
export type Caller =
  | { kind: 'guest' }
  | { kind: 'customer'; customer: AskingCustomer }
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

/** Returns the calling customer; a guest gets the same refusal as an invalid token. */
export const customerOrRefusal = (caller: Caller): AskingCustomer | Refusal =>
  caller.kind === 'customer' ? caller.customer : (callerRefusal(caller) ?? refusal('user.not-signed-in'));
