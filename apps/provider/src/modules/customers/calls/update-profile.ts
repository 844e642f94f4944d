import type { GivenCustomer } from '@dijla/contract/client';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { CallHandler } from '../../../call/call-handler.ts';
import { objectRefusal } from '../../../call/object-refusal.ts';
import { isRefusal, isRefusedError, refusal, type Refusal, RefusedError } from '../../../call/refusal.ts';
import { addressBookOf } from '../profile/address-book.ts';
import { customerOrRefusal } from '../sessions/caller.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { isSignInChanged, keepFormerSignIns, readReserved } from '../sessions/former-sign-in-sql.ts';
import { groupTokenOf } from '../groups/group-token.ts';
import { mayChangeSignIn } from '../sessions/may-change-sign-in.ts';
import { givenMobile } from '../profile/mobile-number.ts';
import { profileOf } from '../profile/profile-of.ts';
import {
  lockCustomer,
  type PersonalData,
  type ProfileRow,
  readProfileRow,
  saveAddressBook,
  savePersonalData,
} from '../profile/profile-sql.ts';
import { reservedRefusal, takenRefusal } from '../profile/taken-refusal.ts';

const orThrow = (refused: Refusal | null): void => {
  if (refused) throw new RefusedError(refused);
};

type Change = { given: GivenCustomer; mayChange: boolean; now: number };

/** Lets her sign in for some days by what she has changed; refused where another still does by what she takes, or when she changes it again and again. */
const keepSignIns = async (
  transaction: DatabaseTransaction,
  standing: ProfileRow,
  { after, now }: { after: PersonalData; now: number },
): Promise<Refusal | null> => {
  // After the customer's own row: whoever had it until a moment ago has left it in there by now.
  const reserved = reservedRefusal(await readReserved(transaction, after, { customerId: standing.id, now }));
  if (reserved) return reserved;
  return (await keepFormerSignIns(transaction, standing.id, { before: standing, after, now }))
    ? null
    : refusal('request.too-many', { retryAfterSeconds: 24 * 3600 });
};

/**
 * Saves what was given; addresses that were not given stay as they are. Her other sessions stand, so that whoever has one token of hers cannot lock
 * her out by renaming her. Throws where nothing of it may be kept.
 */
const saved = async (
  transaction: DatabaseTransaction,
  id: number,
  { given, mayChange, now }: Change,
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
  // Another of her devices changed it since the password was asked for.
  if (isChanged && !mayChange) return refusal('user.password-needed');
  await savePersonalData(transaction, id, personal, now);
  if (isChanged) orThrow(await keepSignIns(transaction, standing, { after: personal, now }));
  if (book) await saveAddressBook(transaction, id, book);
  return (await readProfileRow(transaction, id)) ?? refusal('user.not-signed-in');
};

/** What a client reads as `errorMessage` here (wire §1.2, §6.5); who has no right to it is told so as everywhere. */
const worded = (refused: Refusal, language: 'en' | 'ar'): Refusal =>
  /^user\.(?:telephone|email|password)-/.test(refused.code)
    ? objectRefusal(refusal('user.not-saved'), { language, because: refused })
    : refused;

/** `POST /api/user/me` (wire §6.5). Clients send it from a queue, at times twice: it comes to the same. */
export const updateProfile =
  (parts: CustomerParts): CallHandler<'user/update'> =>
  async ({ body: { customer: given, currentPassword } }, context) => {
    const { database, stores, secret, limits } = parts;
    const {
      now,
      store: { language },
    } = context;
    const asking = customerOrRefusal(await context.asker());
    if (isRefusal(asking)) return asking;
    const mayChange = await mayChangeSignIn(parts, { asking, customer: given, currentPassword }, context);
    if (isRefusal(mayChange)) return worded(mayChange, language);
    const attempt = await limits.profiles.begin(String(asking.id));
    if (isRefusal(attempt)) return attempt;
    try {
      const row = await inTransaction(database, (transaction) =>
        saved(transaction, asking.id, { given, mayChange, now }),
      );
      await attempt.wasRight();
      if (isRefusal(row)) return worded(row, language);
      return {
        result: profileOf(row, stores, groupTokenOf({ group_id: row.group.id, id: row.id }, { secret, now })),
      };
    } catch (error) {
      const refused = isRefusedError(error) ? error.refusal : takenRefusal(error);
      if (refused) return worded(refused, language);
      throw error;
    }
  };
