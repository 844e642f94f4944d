import type { RequestContext } from '../../../call/call-handler.ts';
import type { SentCookie } from '../../../call/sent-cookie.ts';
import { sendCustomerCode } from '../codes/customer-codes.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, isRefusedError, refusal, RefusedError } from '../../../call/refusal.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Database } from '../../../database/connect.ts';
import { addressBookOf, type SavedAddress } from '../profile/address-book.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { invalidCustomer } from '../profile/invalid-customer.ts';
import { isEmailReserved } from '../sessions/former-sign-in-sql.ts';
import { givenMobile } from '../profile/mobile-number.ts';
import { weakPassword } from '../passwords/new-password.ts';
import { profileOf } from '../profile/profile-of.ts';
import {
  insertCustomer,
  isEmailTaken,
  type NewCustomer,
  type ProfileRow,
  readProfileRow,
  saveAddressBook,
} from '../profile/profile-sql.ts';
import { type GivenConsent, insertConsent } from '../profile/consent-sql.ts';
import { takenRefusal } from '../profile/taken-refusal.ts';

/** Inserts a customer with addresses and what she agreed to. Throws a refusal for one whose e-mail address is reserved. */
const insertWithBook = (
  database: Database,
  {
    customer,
    book,
    consent,
  }: { customer: NewCustomer; book: readonly SavedAddress[]; consent: GivenConsent | undefined },
): Promise<ProfileRow> =>
  inTransaction(database, async (transaction) => {
    const id = await insertCustomer(transaction, customer);
    // Checked after the insert: a customer who gave up the address concurrently has recorded it as a former
    // sign-in by then.
    if (await isEmailReserved(transaction, customer.email, { customerId: id, now: customer.now }))
      throw new RefusedError(refusal('user.email-taken'));
    await saveAddressBook(transaction, id, book);
    if (consent) await insertConsent(transaction, id, { ...consent, now: customer.now });
    const row = await readProfileRow(transaction, id);
    if (!row) throw new Error('A customer just added cannot be read');
    return row;
  });

/**
 * Sends the code that verifies a new customer's number. One that cannot be sent yet is asked for later; returns
 * the cookie that the code is good with.
 */
const sendFirstCode = async (
  parts: CustomerParts,
  { id, telephone }: ProfileRow,
  context: RequestContext,
): Promise<readonly SentCookie[]> => {
  if (telephone === null) return [];
  const code = { purpose: 'verify-telephone', channel: 'sms', to: telephone, customerId: id } as const;
  const sent = await sendCustomerCode(parts, code, context);
  return isRefusal(sent) ? [] : sent.cookies;
};

/**
 * `POST /api/user/create` (wire §6.2). A network that registers too many customers, or probes which ones are
 * registered, is rate limited.
 */
export const createCustomer = handleCall(
  'user/create',
  (parts: CustomerParts) =>
    async ({ body: { customer, password, consent } }, context) => {
      const { database, stores, passwords, limits } = parts;
      const telephone = givenMobile(customer.custom_attributes, null) ?? null;
      if (isRefusal(telephone)) return telephone;
      const { email, firstname, lastname } = customer;
      const personal = {
        email: email.toLowerCase(),
        firstname: firstname.trim(),
        lastname: lastname.trim(),
        telephone,
      };
      const weak = weakPassword(password, personal);
      if (weak) return weak;
      // A new customer has no addresses yet, so an address with an id belongs to another customer.
      const book = addressBookOf([], customer.addresses ?? [], 0);
      if (isRefusal(book)) return book;
      const attempt = await limits.takenNames.begin(context.address);
      if (isRefusal(attempt)) return attempt;
      // Checked before the password is hashed, because hashing costs more than everything else.
      if (await isEmailTaken(database, personal.email)) return refusal('user.email-taken');
      const account = await limits.registrations.count(context.address);
      if (isRefusal(account)) {
        await attempt.wasRight();
        return account;
      }
      const passwordHash = await passwords.hashOf(password, context);
      if (isRefusal(passwordHash)) {
        await Promise.all([attempt.wasRight(), account.undo()]);
        return passwordHash;
      }
      const store =
        stores.all.find(({ id }) => String(id) === String(customer.storeId ?? customer.store_id)) ??
        context.store;
      try {
        const row = await insertWithBook(database, {
          customer: { ...personal, passwordHash, storeCode: store.code, now: context.now },
          book,
          consent: consent && { ...consent, language: context.store.language },
        });
        await attempt.wasRight();
        return { result: profileOf(row, stores), cookies: await sendFirstCode(parts, row, context) };
      } catch (error) {
        const taken = isRefusedError(error) ? error.refusal : takenRefusal(error);
        if (!taken) throw error;
        await account.undo();
        return taken;
      }
    },
  { invalidBody: invalidCustomer },
);
