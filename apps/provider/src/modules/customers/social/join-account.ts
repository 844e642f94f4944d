import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusedError, type Refusal, refusal, RefusedError } from '../../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { tellAccountChanged } from '../codes/tell-account-changed.ts';
import { readContactInForce } from '../sessions/contact-in-force-sql.ts';
import { type Account, findCodeOwner, readOwnData } from '../profile/profile-sql.ts';
import { type IdentityKey, insertIdentity, lockProvenAccount } from './identity-sql.ts';
import type { LoginIdentity } from './login-provider.ts';

type Joining = { account: { id: number; firstname: string }; key: IdentityKey };

/** Lets an identity open an account from now on, and tells its owner by e-mail. */
const join = async (
  transaction: DatabaseTransaction,
  { account, key }: Joining,
  { now, store }: Pick<RequestContext, 'now' | 'store'>,
): Promise<void> => {
  // Another request has joined it to an account meanwhile, perhaps to this one; the next login finds it.
  if (!(await insertIdentity(transaction, { ...key, customerId: account.id }, now)))
    throw new RefusedError(refusal('user.social-login-failed'));
  await tellAccountChanged(transaction, {
    customerId: account.id,
    changed: { login: true },
    name: account.firstname,
    emails: (await readContactInForce(transaction, account.id, now))?.emails ?? [],
    telephone: null,
    language: store.language,
    cause: `login at ${key.provider} at ${now}`,
  });
};

const refusalOrThrow = (error: unknown): Refusal => {
  if (isRefusedError(error)) return error.refusal;
  throw error;
};

/**
 * Joins an identity to the account of its e-mail address where that is safe without a password: the provider says that the
 * address is theirs, and so does a link or a code that we sent to it. Null for every other account, whose password is
 * asked for: whoever registered another's address must not be given its owner's logins.
 */
export const joinProvenAccount = async (
  database: Database,
  { provider, identity }: { provider: string; identity: LoginIdentity },
  context: RequestContext,
): Promise<Account | Refusal | null> => {
  const { email, isEmailVerified, subject } = identity;
  if (email === null || !isEmailVerified) return null;
  const account = await findCodeOwner(database, { email }, context.now);
  if (account === undefined) return null;
  return inTransaction(database, async (transaction) => {
    const proven = await lockProvenAccount(transaction, { customerId: account.id, email });
    if (proven === undefined) return null;
    await join(transaction, { account: proven, key: { provider, subject } }, context);
    return account;
  }).catch(refusalOrThrow);
};

/** Joins an identity to an account whose password was right. */
export const joinAccount = (
  database: Database,
  { account, key }: { account: Account; key: IdentityKey },
  context: RequestContext,
): Promise<Account | Refusal> =>
  inTransaction(database, async (transaction) => {
    const own = await readOwnData(transaction, account.id);
    if (!own) return refusal('user.sign-in-incorrect');
    await join(transaction, { account: { ...own, id: account.id }, key }, context);
    return account;
  }).catch(refusalOrThrow);
