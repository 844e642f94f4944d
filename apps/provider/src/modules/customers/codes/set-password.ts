import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { isToken } from '../../../call/session-token.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { weakPassword } from '../passwords/new-password.ts';
import { type PasswordToken, readTokenOwner, spendPasswordToken } from './password-token-sql.ts';
import { tellPasswordChanged } from './tell-account-changed.ts';

/**
 * Sets a new password by a token, which is used up, ends all sessions of its customer and tells her. Null when
 * it was done, and a refusal otherwise; a weak password leaves the token good for another.
 */
export const setPassword = async (
  { database, passwords }: CustomerParts,
  { password, ...token }: PasswordToken & { password: string },
  context: RequestContext,
): Promise<Refusal | null> => {
  const { now } = context;
  const owner = isToken(token.token) ? await readTokenOwner(database, token, now) : undefined;
  if (!owner) return refusal('user.password-token-invalid');
  const weak = weakPassword(password, owner);
  if (weak) return weak;
  const passwordHash = await passwords.hashOf(password, context);
  if (isRefusal(passwordHash)) return passwordHash;
  return inTransaction(database, async (transaction) => {
    if (!(await spendPasswordToken(transaction, token, { passwordHash, now })))
      return refusal('user.password-token-invalid');
    await tellPasswordChanged(transaction, owner, context);
    return null;
  });
};
