import type { GivenCustomer } from '@dijla/contract/client';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { CallHandler } from '../../../http/call-handler.ts';
import { objectRefusal } from '../../../http/object-refusal.ts';
import { isRefusal, refusal, type Refusal } from '../../../http/refusal.ts';
import { addressBookOf } from '../address-book.ts';
import { customerOrRefusal } from '../asker.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { groupTokenOf } from '../group-token.ts';
import { givenMobile } from '../mobile-number.ts';
import { profileOf } from '../profile-of.ts';
import { lockCustomer, type ProfileRow, readProfileRow, saveAddressBook, savePersonalData } from '../profile-store.ts';
import { takenRefusal } from '../taken-refusal.ts';

/**
 * Saves what was given; addresses that were not given stay as they are. Clients of the wire send no password with a new e-mail address or
 * number (wire §6.5). Her other sessions stand, so that whoever has one token of hers cannot lock her out by renaming her.
 */
const saved = async (transaction: DatabaseTransaction, id: number, given: GivenCustomer, now: number): Promise<ProfileRow | Refusal> => {
  await lockCustomer(transaction, id);
  const standing = await readProfileRow(transaction, id);
  if (!standing) return refusal('user.not-signed-in');
  const telephone = givenMobile(given.custom_attributes, standing.telephone);
  if (isRefusal(telephone)) return telephone;
  const book = given.addresses ? addressBookOf(standing.addresses, given.addresses, id) : undefined;
  if (isRefusal(book)) return book;
  const personal = { email: given.email.toLowerCase(), firstname: given.firstname.trim(), lastname: given.lastname.trim() };
  await savePersonalData(transaction, id, { ...personal, telephone: telephone === undefined ? standing.telephone : telephone }, now);
  if (book) await saveAddressBook(transaction, id, book);
  return (await readProfileRow(transaction, id)) ?? refusal('user.not-signed-in');
};

/** What a client reads as `errorMessage` here (wire §1.2, §6.5); who has no right to it is told so as everywhere. */
const worded = (refused: Refusal, language: 'en' | 'ar'): Refusal =>
  refused.code.startsWith('user.telephone') || refused.code === 'user.email-taken' ? objectRefusal(refusal('user.not-saved'), { language, because: refused }) : refused;

/** `POST /api/user/me` (wire §6.5). Clients send it from a queue, at times twice: it comes to the same. */
export const updateProfile = ({ database, stores, secret, limits }: CustomerParts): CallHandler<'user/update'> =>
  async ({ body }, context) => {
    const customer = customerOrRefusal(await context.asker());
    if (isRefusal(customer)) return customer;
    const attempt = await limits.profiles.begin(String(customer.id));
    if (isRefusal(attempt)) return attempt;
    try {
      const row = await inTransaction(database, (transaction) => saved(transaction, customer.id, body.customer, context.now));
      await attempt.wasRight();
      if (isRefusal(row)) return worded(row, context.store.language);
      return { result: profileOf(row, stores, groupTokenOf({ group_id: row.group.id, id: row.id }, { secret, now: context.now })) };
    } catch (error) {
      const taken = takenRefusal(error);
      if (taken) return worded(taken, context.store.language);
      throw error;
    }
  };
