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

/** Other shops kept whatever was typed: the digits of what is no number are better than none. */
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

/**
 * Customers by e-mail. Phone numbers are made one spelling and belong to one customer. A password is hashed, and set only where the customer has none:
 * the one that stands may be hers by now, and an export brought again must not put the old one back. She changes it herself; for who has forgotten it
 * the shop's owner empties `customer.password_hash`, then an import sets the one it brings.
 */
export const customerHandler = (brought: ArrivingKeys = nothingArriving): RecordHandler<CustomerInput> => ({
  keyOf: ({ email }) => email.trim().toLowerCase(),
  check: async (db, given) => {
    const remarks: RecordWarning[] = [];
    const groupCodes = given.map(({ group }) => group);
    const groups = (await readKnownGroups(db, groupCodes)).union(await brought('customer-group', groupCodes));
    const remark = (key: string, code: string, isTaken: boolean): false => {
      // The subject stays empty: no personal data in a report.
      remarks.push({ key, code, subject: '', isTaken });
      return false;
    };
    const good = given
      .map(tidy)
      .filter(
        ({ email, group }) =>
          (isEmail(email) || remark(email, 'bad-email', false)) &&
          (groups.has(group) || remark(email, 'unknown-customer-group', false)),
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
      remark(email, 'telephone-of-another-customer', true);
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
      remarks,
    };
  },
  read: readCustomers,
  save: async (transaction, records, { source }) => {
    const stored = await Promise.all(
      records.map(async ({ password, ...customer }) => ({
        ...customer,
        password_hash: password === null ? null : await passwordHash(password),
      })),
    );
    await writeCustomers(transaction, stored, source);
    await writeAddresses(transaction, records);
  },
  remove: removeCustomers,
});
