import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { singleLine } from '@dijla/contract/schemas';
import {
  type ArrivingKeys,
  nothingArriving,
  type RecordHandler,
  type RecordWarning,
} from '../../database/record-handler.ts';
import type { CustomerInput } from './customer-input.ts';
import {
  readCustomers,
  readKnownGroups,
  readTelephoneOwners,
  readWithPassword,
  removeCustomers,
  writeAddresses,
  writeCustomers,
} from './customer-sql.ts';
import { passwordHash } from './password-hash.ts';
import { telephoneOf } from './profile/telephone-of.ts';

const isEmail = (email: string): boolean => email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

/**
 * Returns an imported phone number, or else its digits: other shops stored whatever was typed, and digits
 * are better than nothing.
 */
const importedTelephone = (written: string | null): string | null => {
  const digits = latinDigits(written ?? '').replace(/\D/g, '');
  return telephoneOf(written ?? '') ?? (digits.length >= 5 && digits.length <= 15 ? digits : null);
};

const tidy = (customer: CustomerInput): CustomerInput => ({
  ...customer,
  email: customer.email.trim().toLowerCase(),
  firstname: singleLine(customer.firstname),
  lastname: singleLine(customer.lastname),
  telephone: importedTelephone(customer.telephone),
  addresses: customer.addresses.map((address) => ({
    ...address,
    firstname: singleLine(address.firstname),
    lastname: singleLine(address.lastname),
    city: singleLine(address.city),
    street: address.street.map(singleLine),
    telephone: importedTelephone(address.telephone),
  })),
});

const saveCustomers: RecordHandler<CustomerInput>['save'] = async (transaction, records, { source }) => {
  const stored = await Promise.all(
    records.map(async ({ password, ...customer }) => ({
      ...customer,
      password_hash: password === null ? null : await passwordHash(password),
    })),
  );
  await writeCustomers(transaction, stored, source);
  await writeAddresses(transaction, records);
};

/**
 * Record handler of customers, by e-mail address. Phone numbers are normalized and belong to one customer
 * only. A password is hashed, and set only when the customer has none: the stored one may be the customer's
 * own by now, and a repeated import must not restore the old one. Customers change it themselves; for a
 * forgotten password the shop's owner clears `customer.password_hash`, and the next import sets its own.
 */
export const customerHandler = (brought: ArrivingKeys = nothingArriving): RecordHandler<CustomerInput> => ({
  keyOf: ({ email }) => email.trim().toLowerCase(),
  check: async (db, given) => {
    const warnings: RecordWarning[] = [];
    const groupCodes = given.map(({ group }) => group);
    const groups = (await readKnownGroups(db, groupCodes)).union(await brought('customer-group', groupCodes));
    const warning = (key: string, code: string, isTaken: boolean): false => {
      // The subject stays empty, so that reports contain no personal data.
      warnings.push({ key, code, subject: '', isTaken });
      return false;
    };
    const good = given
      .map(tidy)
      .filter(
        ({ email, group }) =>
          (isEmail(email) || warning(email, 'bad-email', false)) &&
          (groups.has(group) || warning(email, 'unknown-customer-group', false)),
      );
    const owners = await readTelephoneOwners(
      db,
      good.flatMap(({ telephone }) => telephone ?? []),
    );
    const single = good.map((customer) => {
      const { email, telephone } = customer;
      if (telephone === null) return customer;
      const owner = owners.get(telephone) ?? email;
      owners.set(telephone, owner);
      if (owner === email) return customer;
      warning(email, 'telephone-of-another-customer', true);
      return { ...customer, telephone: null };
    });
    const withPassword = await readWithPassword(
      db,
      single.map(({ email }) => email),
    );
    return {
      records: single.map((customer) =>
        withPassword.has(customer.email) ? { ...customer, password: null } : customer,
      ),
      warnings,
    };
  },
  read: readCustomers,
  save: saveCustomers,
  remove: removeCustomers,
});
