import { refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import type { AskingCustomer } from '../groups/customer-group.ts';
import { identifyCaller } from './session-sql.ts';
import { isToken } from './session-token.ts';

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

/** Identifies callers by token, with at most one statement each. */
export const identify =
  (database: Database): CallerIdentity =>
  async (token, now) => {
    const found = isToken(token) ? await identifyCaller(database, token, now) : undefined;
    if (!found) return { kind: 'expired' };
    const { is_active, ...customer } = found;
    return is_active ? { kind: 'customer', customer } : { kind: 'disabled' };
  };

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
