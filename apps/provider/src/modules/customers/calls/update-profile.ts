import type { GivenCustomer } from '@dijla/contract/client';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { objectRefusal } from '../../../call/object-refusal.ts';
import { isRefusal, isRefusedError, refusal, type Refusal, RefusedError } from '../../../call/refusal.ts';
import { addressBookOf } from '../profile/address-book.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { invalidProfile } from '../profile/invalid-customer.ts';
import { isEmailReserved, isSignInChanged, keepFormerSignIns } from '../sessions/former-sign-in-sql.ts';
import { tellAccountChanged } from '../codes/tell-account-changed.ts';
import { mayChangeSignIn } from '../sessions/may-change-sign-in.ts';
import { givenMobile } from '../profile/mobile-number.ts';
import { profileWithToken } from '../profile/profile-of.ts';
import {
  lockCustomer,
  type PersonalData,
  type ProfileRow,
  readProfileRow,
  saveAddressBook,
  savePersonalData,
} from '../profile/profile-sql.ts';
import { takenRefusal } from '../profile/taken-refusal.ts';
import type { Language } from '@dijla/contract/store-views';

const orThrow = (refused: Refusal | null): void => {
  if (refused) throw new RefusedError(refused);
};

type Change = {
  given: GivenCustomer;
  mayChange: boolean;
  /** Whether a token alone asks for it, without the password. */
  isByToken: boolean;
  language: Language;
  now: number;
};

/**
 * Keeps the changed e-mail address and number valid for sign-in for some days. Returns a refusal when
 * another customer can still sign in with the new address, or after too many changes.
 */
const keepSignIns = async (
  transaction: DatabaseTransaction,
  standing: ProfileRow,
  { after, isByToken, now }: { after: PersonalData; isByToken: boolean; now: number },
): Promise<Refusal | null> => {
  // Checked after the update of the customer's row: a customer who gave up the address or number
  // concurrently has recorded it as a former sign-in by then.
  if (await isEmailReserved(transaction, after.email, { customerId: standing.id, now }))
    return refusal('user.email-taken');
  return (await keepFormerSignIns(transaction, standing.id, { before: standing, after, isByToken, now }))
    ? null
    : refusal('request.too-many', { retryAfterSeconds: 24 * 3600 });
};

/**
 * Saves the given data; without addresses in the request, the stored ones stay. The customer's other
 * sessions stay valid, so that a stolen token cannot be used to lock the customer out by changing the
 * sign-in. Throws when the transaction must be rolled back.
 */
const saved = async (
  transaction: DatabaseTransaction,
  id: number,
  { given, mayChange, isByToken, language, now }: Change,
): Promise<ProfileRow | Refusal> => {
  await lockCustomer(transaction, id);
  const standing = await readProfileRow(transaction, id);
  if (!standing) return refusal('user.not-signed-in');
  const mobile = givenMobile(given.custom_attributes, standing.telephone);
  if (isRefusal(mobile)) return mobile;
  const book = given.addresses ? addressBookOf(standing.addresses, given.addresses, id) : undefined;
  if (isRefusal(book)) return book;
  const telephone = mobile === undefined ? standing.telephone : mobile;
  const personal = {
    email: given.email.toLowerCase(),
    firstname: given.firstname.trim(),
    lastname: given.lastname.trim(),
    telephone,
  };
  const isChanged = isSignInChanged(standing, personal);
  // Another device of the customer changed it after the password check.
  if (isChanged && !mayChange) return refusal('user.password-needed');
  await savePersonalData(transaction, id, { ...personal, isByToken, now });
  if (isChanged) {
    orThrow(await keepSignIns(transaction, standing, { after: personal, isByToken, now }));
    await tellAccountChanged(transaction, {
      customerId: id,
      changed: {
        ...(standing.email !== personal.email && { email: true }),
        ...(standing.telephone !== personal.telephone && { telephone: true }),
      },
      name: standing.firstname,
      emails: [standing.email],
      telephone:
        standing.telephone_verified && standing.telephone !== personal.telephone ? standing.telephone : null,
      language,
      cause: `sign-in at ${now}`,
    });
  }
  if (book) await saveAddressBook(transaction, id, book);
  return (await readProfileRow(transaction, id)) ?? refusal('user.not-signed-in');
};

/**
 * Wraps refusals that clients read as `errorMessage` in this call (wire §1.2, §6.5); authorization refusals
 * stay as in all calls.
 */
const worded = (refused: Refusal, language: Language): Refusal =>
  /^user\.(?:telephone|email|password)-/.test(refused.code)
    ? objectRefusal(refusal('user.not-saved'), { language, because: refused })
    : refused;

/** `POST /api/user/me` (wire §6.5). Idempotent, because clients send it from a queue and sometimes twice. */
export const updateProfile = handleCall(
  'user/update',
  (parts: CustomerParts) =>
    async ({ body: { customer: given, currentPassword } }, context) => {
      const { database, limits } = parts;
      const {
        now,
        store: { language },
      } = context;
      const { customer: asking } = context;
      const mayChange = await mayChangeSignIn(parts, { asking, customer: given, currentPassword }, context);
      if (isRefusal(mayChange)) return worded(mayChange, language);
      const attempt = await limits.profiles.begin(String(asking.id));
      if (isRefusal(attempt)) return attempt;
      try {
        const row = await inTransaction(database, (transaction) =>
          saved(transaction, asking.id, { given, mayChange, isByToken: !currentPassword, language, now }),
        );
        await attempt.wasRight();
        if (isRefusal(row)) return worded(row, language);
        return { result: profileWithToken(row, parts, context) };
      } catch (error) {
        const refused = isRefusedError(error) ? error.refusal : takenRefusal(error);
        if (refused) return worded(refused, language);
        throw error;
      }
    },
  { invalidBody: invalidProfile },
);
