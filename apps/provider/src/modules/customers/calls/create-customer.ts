import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { sendFirstCode } from '../codes/send-first-code.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { weakPassword } from '../passwords/new-password.ts';
import { addressBookOf } from '../profile/address-book.ts';
import { insertConsent } from '../profile/consent-sql.ts';
import { insertAccount } from '../profile/insert-account.ts';
import { invalidCustomer } from '../profile/invalid-customer.ts';
import { givenMobile } from '../profile/mobile-number.ts';
import { profileOf } from '../profile/profile-of.ts';
import { isEmailTaken } from '../profile/profile-sql.ts';

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
      const row = await insertAccount(database, {
        customer: { ...personal, passwordHash, storeCode: store.code, now: context.now },
        book,
        also: async (transaction, id) =>
          consent &&
          insertConsent(transaction, id, { ...consent, language: context.store.language, now: context.now }),
      });
      if (isRefusal(row)) {
        await account.undo();
        return row;
      }
      await attempt.wasRight();
      return { result: profileOf(row, stores), cookies: await sendFirstCode(parts, row, context) };
    },
  { invalidBody: invalidCustomer },
);
