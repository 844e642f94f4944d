import { refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import type { AskingCustomer } from '../groups/customer-group.ts';
import { identifyCaller } from './session-sql.ts';
import { isToken } from './session-token.ts';

/** Who makes a request: nobody we know, a customer, somebody whose token no longer holds, or a customer whose account was disabled. */
export type Caller =
  | { kind: 'guest' }
  | { kind: 'customer'; customer: AskingCustomer }
  | { kind: 'expired' }
  | { kind: 'disabled' };

/** Who brings this token at this instant, in epoch milliseconds. */
export type CallerIdentity = (token: string, now: number) => Promise<Caller>;

/** Looks tokens up, in one statement each. */
export const whoAsks =
  (database: Database): CallerIdentity =>
  async (token, now) => {
    const found = isToken(token) ? await identifyCaller(database, token, now) : undefined;
    if (!found) return { kind: 'expired' };
    const { is_active, ...customer } = found;
    return is_active ? { kind: 'customer', customer } : { kind: 'disabled' };
  };

/** What a token that does not hold is refused with, and null for a guest or a customer: 401 means 'refresh it', 403 that it would not help (wire §6.4). */
export const callerRefusal = ({ kind }: Caller): Refusal | null => {
  if (kind === 'expired') return refusal('user.not-signed-in');
  return kind === 'disabled' ? refusal('user.disabled') : null;
};

/** The customer who asks; a guest is refused like a token that does not hold. */
export const customerOrRefusal = (asker: Caller): AskingCustomer | Refusal =>
  asker.kind === 'customer' ? asker.customer : (callerRefusal(asker) ?? refusal('user.not-signed-in'));
