import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { singleLine } from '@dijla/contract/schemas';
import { type Brought, nothingBrought, type RecordKeeper, type RecordRemark } from '../../database/record-keeper.ts';
import type { CustomerInput } from './customer-input.ts';
import { readCustomers, readKnownGroups, readPasswordHashes, readTelephoneOwners, removeCustomers, writeAddresses, writeCustomers } from './customer-store.ts';
import { isPasswordOf, passwordHash } from './password-hash.ts';
import { telephoneOf } from './telephone-of.ts';

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
    firstname: singleLine(address.firstname), lastname: singleLine(address.lastname), city: singleLine(address.city), street: address.street.map(singleLine),
    telephone: importedTelephone(address.telephone),
  })),
});

/** A password that is the customer's already is none to be set. */
const withoutKnownPassword = async (customer: CustomerInput, hash: string | null | undefined): Promise<CustomerInput> =>
  customer.password !== null && typeof hash === 'string' && (await isPasswordOf(hash, customer.password)) ? { ...customer, password: null } : customer;

/** Customers by e-mail. Phone numbers are made one spelling and belong to one customer; a password is hashed, and not set again when it is the same. */
export const customerKeeper = (brought: Brought = nothingBrought): RecordKeeper<CustomerInput> => ({
  keyOf: ({ email }) => email.trim().toLowerCase(),
  check: async (db, given) => {
    const remarks: RecordRemark[] = [];
    const groupCodes = given.map(({ group }) => group);
    const groups = (await readKnownGroups(db, groupCodes)).union(await brought('customer-group', groupCodes));
    const remark = (key: string, code: string, isTaken: boolean): false => {
      // The subject stays empty: no personal data in a report.
      remarks.push({ key, code, subject: '', isTaken });
      return false;
    };
    const good = given.map(tidy).filter(({ email, group }) => (isEmail(email) || remark(email, 'bad-email', false)) && (groups.has(group) || remark(email, 'unknown-customer-group', false)));
    const owners = await readTelephoneOwners(db, good.flatMap(({ telephone }) => telephone ?? []));
    const single = good.map((customer) => {
      const { email, telephone } = customer;
      if (telephone === null) return customer;
      const owner = owners.get(telephone) ?? email;
      owners.set(telephone, owner);
      if (owner === email) return customer;
      remark(email, 'telephone-of-another-customer', true);
      return { ...customer, telephone: null };
    });
    const hashes = await readPasswordHashes(db, single.map(({ email }) => email));
    return { records: await Promise.all(single.map((customer) => withoutKnownPassword(customer, hashes.get(customer.email)))), remarks };
  },
  read: readCustomers,
  save: async (transaction, records, { source }) => {
    const stored = await Promise.all(
      records.map(async ({ password, ...customer }) => ({ ...customer, password_hash: password === null ? null : await passwordHash(password) })),
    );
    await writeCustomers(transaction, stored, source);
    await writeAddresses(transaction, records);
  },
  remove: removeCustomers,
});
