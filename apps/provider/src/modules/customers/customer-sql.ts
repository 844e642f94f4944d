import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import type { CustomerInput } from './customer-input.ts';

/** Reads customers by e-mail address; passwords are not returned. */
export const readCustomers = async (
  db: Database,
  emails: readonly string[],
): Promise<Map<string, CustomerInput>> => {
  const { rows } = await sql<CustomerInput>`
    select c.email, c.firstname, c.lastname, c.telephone, to_char(c.birthday, 'YYYY-MM-DD') as birthday, c.gender, g.code as "group", null as password, c.is_active,
      coalesce((select jsonb_agg(jsonb_build_object(
        'firstname', a.firstname, 'lastname', a.lastname, 'company', a.company, 'telephone', a.telephone, 'country', a.country, 'region_id', a.region_id,
        'region', a.region, 'city', a.city, 'street', a.street, 'landmark', a.extension_attributes ->> 'shipping_note', 'postcode', a.postcode,
        'is_default_shipping', a.is_default_shipping, 'is_default_billing', a.is_default_billing) order by a.id)
        from customer_address a where a.customer_id = c.id), '[]') as addresses
    from customer c join customer_group g on g.id = c.customer_group_id where c.email = any(${emails})`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.email, row]));
};

/** Returns those of the e-mail addresses whose customers have a password. */
export const readWithPassword = async (db: Database, emails: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{
    email: string;
  }>`select email from customer where email = any(${emails}) and password_hash is not null`.execute(db);
  return new Set(rows.map(({ email }) => email));
};

/** Reads the e-mail addresses of the customers whose verified phone numbers these are, by number. */
export const readTelephoneOwners = async (
  db: Database,
  telephones: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await sql<{
    email: string;
    telephone: string;
  }>`select email, telephone from customer where telephone = any(${telephones}) and telephone_verified_at is not null`.execute(
    db,
  );
  return new Map(rows.map(({ email, telephone }) => [telephone, email]));
};

export type StoredCustomer = Omit<CustomerInput, 'password' | 'addresses'> & { password_hash: string | null };

const customerColumns = `email text, firstname text, lastname text, telephone text, birthday date, gender text, "group" text, password_hash text, is_active boolean`;

/**
 * Inserts or updates customers. An existing password is kept, also one set after the check, unless whoever set it
 * never showed that the e-mail address is theirs. Addresses and phone numbers of an import count as verified: they
 * signed in at the shop they come from.
 */
export const writeCustomers = async (
  transaction: DatabaseTransaction,
  customers: readonly StoredCustomer[],
  source: string,
): Promise<void> => {
  const emails = customers.map(({ email }) => email);
  // Somebody may have registered another's address here before its owner was imported, and must get nothing of theirs.
  await sql`
    delete from customer_session where customer_id in (
      select id from customer where email = any(${emails}) and source = 'shop' and email_verified_at is null
    )`.execute(transaction);
  await sql`
    with strangers as (select id from customer where email = any(${emails}) and source = 'shop' and email_verified_at is null),
    keys as (delete from customer_passkey where customer_id in (select id from strangers))
    delete from customer_identity where customer_id in (select id from strangers)`.execute(transaction);
  await sql`
    insert into customer (email, firstname, lastname, telephone, telephone_verified_at, telephone_resets_from, email_verified_at, birthday, gender, customer_group_id, password_hash, is_active, source)
    select given.email, firstname, lastname, telephone, case when telephone is not null then now() end, case when telephone is not null then now() end, now(), birthday, gender, g.id, password_hash, is_active, ${source}
    from ${recordset(customers, customerColumns)} join customer_group g on g.code = given."group"
    on conflict (email) do update set firstname = excluded.firstname, lastname = excluded.lastname, telephone = excluded.telephone,
      telephone_verified_at = case when customer.telephone = excluded.telephone then coalesce(customer.telephone_verified_at, excluded.telephone_verified_at) else excluded.telephone_verified_at end,
      telephone_resets_from = excluded.telephone_resets_from, email_verified_at = coalesce(customer.email_verified_at, excluded.email_verified_at), birthday = excluded.birthday,
      gender = excluded.gender, customer_group_id = excluded.customer_group_id, is_active = excluded.is_active,
      password_hash = case when customer.source = 'shop' and customer.email_verified_at is null then excluded.password_hash
        else coalesce(customer.password_hash, excluded.password_hash) end, updated_at = now()`.execute(
    transaction,
  );
};

const addressColumns = `email text, firstname text, lastname text, company text, telephone text, country text, region_id integer, region text, city text, street jsonb,
  landmark text, postcode text, is_default_shipping boolean, is_default_billing boolean, position integer`;

/** Replaces the address books of these customers. */
export const writeAddresses = async (
  transaction: DatabaseTransaction,
  customers: readonly Pick<CustomerInput, 'email' | 'addresses'>[],
): Promise<void> => {
  await sql`delete from customer_address where customer_id in (select id from customer where email = any(${customers.map(({ email }) => email)}))`.execute(
    transaction,
  );
  const rows = customers.flatMap(({ email, addresses }) =>
    addresses.map((address, position) => ({ email, position, ...address })),
  );
  await sql`
    insert into customer_address (customer_id, firstname, lastname, company, telephone, country, region_id, region, city, street, postcode, extension_attributes, is_default_shipping, is_default_billing)
    select c.id, given.firstname, given.lastname, given.company, given.telephone, given.country, given.region_id, given.region, given.city,
      array(select jsonb_array_elements_text(given.street)), given.postcode, case when given.landmark is not null then jsonb_build_object('shipping_note', given.landmark) end,
      given.is_default_shipping, given.is_default_billing
    from ${recordset(rows, addressColumns)} join customer c on c.email = given.email order by c.id, given.position`.execute(
    transaction,
  );
};

/** Returns those of the group codes that exist. */
export const readKnownGroups = async (db: Database, codes: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{
    code: string;
  }>`select code from customer_group where code = any(${codes})`.execute(db);
  return new Set(rows.map(({ code }) => code));
};

export const removeCustomers = async (
  transaction: DatabaseTransaction,
  emails: readonly string[],
): Promise<void> => {
  await sql`delete from customer where email = any(${emails})`.execute(transaction);
};
