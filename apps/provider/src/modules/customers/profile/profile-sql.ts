import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';
import type { SavedAddress, ExistingAddress } from './address-book.ts';
import type { CustomerGroup } from '../../../call/caller.ts';

/** A customer as read in one statement. */
export type ProfileRow = {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
  telephone: string | null;
  telephone_verified: boolean;
  store_code: string | null;
  created_at: Date;
  updated_at: Date;
  group: CustomerGroup;
  addresses: (ExistingAddress & { region_code: string | null })[];
};

const addresses = sql`coalesce((
  select json_agg(json_build_object(
    'id', a.id, 'firstname', a.firstname, 'lastname', a.lastname, 'company', a.company, 'telephone', a.telephone, 'country', a.country, 'region_id', a.region_id,
    'region', a.region, 'region_code', (select r.code from region r where r.id = a.region_id), 'city', a.city, 'street', a.street, 'postcode', a.postcode,
    'vat_id', a.vat_id, 'extension_attributes', a.extension_attributes, 'is_default_shipping', a.is_default_shipping, 'is_default_billing', a.is_default_billing
  ) order by a.id) from customer_address a where a.customer_id = c.id
), '[]')`;

/** Reads a customer with the address book; undefined when the customer no longer exists. */
export const readProfileRow = async (database: Database, id: number): Promise<ProfileRow | undefined> => {
  const { rows } = await sql<ProfileRow>`
    select c.id, c.email, c.firstname, c.lastname, c.telephone, c.telephone_verified_at is not null as telephone_verified, c.store_code, c.created_at, c.updated_at,
      json_build_object('id', g.id, 'code', g.code, 'price_list', g.price_list, 'tax_class_id', g.tax_class_id) as "group", ${addresses} as addresses
    from customer c join customer_group g on g.id = c.customer_group_id where c.id = ${id}`.execute(database);
  return rows[0];
};

/** Whether there is a customer of this id. */
export const isCustomer = async (database: Database, id: number): Promise<boolean> =>
  (await database.selectFrom('customer').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Expression: whether this customer has shown that a mailbox or a telephone number is hers; nobody (null) has not. */
export const isKnownCustomer = (id: number | null): RawBuilder<boolean> =>
  sql`exists (select from customer k where k.id = ${id}::integer
    and (k.email_verified_at is not null or k.telephone_verified_at is not null))`;

/** Whether this customer has shown that a mailbox or a telephone number is hers. */
export const hasVerifiedContact = async (database: Database, id: number): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select ${isKnownCustomer(id)} as "is"`.execute(database);
  return rows[0]?.is === true;
};

/**
 * Locks a customer's row until the transaction ends, so that changes of a customer run one after the other.
 */
export const lockCustomer = async (transaction: DatabaseTransaction, id: number): Promise<void> => {
  await sql`select from customer where id = ${id} for update`.execute(transaction);
};

export type PersonalData = { email: string; firstname: string; lastname: string; telephone: string | null };

/**
 * Saves a customer's personal data. Another e-mail address is unverified, and so is another number, but for one that
 * still signs this customer in. Fails with a unique violation when another customer has the e-mail address (`takenRefusal`).
 */
export const savePersonalData = async (
  transaction: DatabaseTransaction,
  id: number,
  {
    email,
    firstname,
    lastname,
    telephone,
    isByToken,
    now,
  }: PersonalData & { isByToken: boolean; now: number },
): Promise<void> => {
  const at = new Date(now);
  await sql`
    update customer c set email = ${email}, email_verified_at = case when email = ${email} then email_verified_at end, firstname = ${firstname}, lastname = ${lastname}, telephone = ${telephone}, updated_at = ${at},
      telephone_by_token = case when telephone is not distinct from ${telephone} then telephone_by_token else ${isByToken} end,
      telephone_verified_at = case when telephone is not distinct from ${telephone} then telephone_verified_at when own.signs_in then ${at}::timestamptz end,
      telephone_resets_from = case when telephone is not distinct from ${telephone} then telephone_resets_from when own.signs_in then ${at}::timestamptz end
    from (
      select exists (select from former_sign_in where customer_id = ${id} and identifier = ${telephone} and expires_at > ${at}) as signs_in
    ) own
    where id = ${id}`.execute(transaction);
};

const addressColumns = `id integer, position integer, firstname text, lastname text, company text, telephone text, country text, region_id integer, region text, city text,
  street jsonb, postcode text, vat_id text, extension_attributes jsonb, is_default_shipping boolean, is_default_billing boolean`;
const columns = sql.raw(
  'firstname, lastname, company, telephone, country, region_id, region, city, street, postcode, vat_id, extension_attributes, is_default_shipping, is_default_billing',
);
const givenColumns =
  sql.raw(`given.firstname, given.lastname, given.company, given.telephone, given.country, given.region_id, given.region, given.city,
  array(select jsonb_array_elements_text(given.street)), given.postcode, given.vat_id, nullif(given.extension_attributes, 'null'), given.is_default_shipping, given.is_default_billing`);

/** Replaces the address book; addresses with an id keep it. */
export const saveAddressBook = async (
  transaction: DatabaseTransaction,
  customerId: number,
  book: readonly SavedAddress[],
): Promise<void> => {
  const given = recordset(
    book.map((address, position) => ({ ...address, position })),
    addressColumns,
  );
  await sql`
    with kept as (select id from ${given} where id is not null),
    removed as (delete from customer_address where customer_id = ${customerId} and id not in (select id from kept)),
    changed as (
      update customer_address a set (${columns}) = (select ${givenColumns}) from ${given} where a.id = given.id and a.customer_id = ${customerId}
    )
    insert into customer_address (customer_id, ${columns}) select ${customerId}, ${givenColumns} from ${given} where given.id is null order by given.position`.execute(
    transaction,
  );
};

/** Returns those of the ids of addresses that exist, of any customer. */
export const readExistingAddresses = async (
  database: Database,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await database.selectFrom('customer_address').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
};

/** Removes an address of a customer; false when the customer has none with this id. */
export const removeAddress = async (
  transaction: DatabaseTransaction,
  customerId: number,
  addressId: number,
): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('customer_address')
    .where('id', '=', addressId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

export type NewCustomer = PersonalData & {
  /** Null for who logs in elsewhere. */
  passwordHash: string | null;
  /** Whether the e-mail address was shown to be theirs; false by default. */
  isEmailVerified?: boolean;
  storeCode: string;
  now: number;
};

/** Inserts a customer into the default group and returns the id. */
export const insertCustomer = async (
  transaction: DatabaseTransaction,
  customer: NewCustomer,
): Promise<number> => {
  const { email, firstname, lastname, telephone, passwordHash, storeCode } = customer;
  const at = new Date(customer.now);
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, firstname, lastname, telephone, customer_group_id, password_hash, store_code, created_at, updated_at, email_verified_at, source)
    select ${email}, ${firstname}, ${lastname}, ${telephone}, g.id, ${passwordHash}, ${storeCode}, ${at}, ${at}, ${customer.isEmailVerified ? at : null}::timestamptz, 'shop'
    from customer_group g where g.is_default returning id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('No group of customers is the default');
  return row.id;
};

/** Whether a customer already has this e-mail address. */
export const isEmailTaken = async (database: Database, email: string): Promise<boolean> =>
  (await database.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst()) !==
  undefined;

export type Account = { id: number; password_hash: string | null; is_active: boolean; group: CustomerGroup };

/** Returns the account that comes first among `named`, a query of ids and places. */
const firstAccount = async (database: Database, named: RawBuilder<unknown>): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`
    with named as (${named})
    select c.id, c.password_hash, c.is_active, json_build_object('id', g.id, 'code', g.code, 'price_list', g.price_list, 'tax_class_id', g.tax_class_id) as "group"
    from named join customer c on c.id = named.id join customer_group g on g.id = c.customer_group_id order by named.place limit 1`.execute(
    database,
  );
  return rows[0];
};

/** Reads the account of a customer; undefined when there is none. */
export const readAccount = (database: Database, id: number): Promise<Account | undefined> =>
  firstAccount(database, sql`select id, 1 as place from customer where id = ${id}`);

/** Reads what a customer is called, and whether the account is open; undefined when there is none. */
export const readNames = (database: Database, id: number) =>
  database
    .selectFrom('customer')
    .select(['firstname', 'lastname', 'email', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Which account a code or a link may open: that of a verified number, or of an e-mail address. */
export type CodeOwner = { telephone: string } | { email: string };

/**
 * Finds the account that a code sent to a number or an e-mail address opens. Of an account whose address a token alone
 * changed in the last seven days it is the address before, and of a number that was changed so none until then: so that
 * nobody with a stolen token takes an account away.
 */
export const findCodeOwner = async (
  database: Database,
  owner: CodeOwner,
  now: number,
): Promise<Account | undefined> => {
  const at = new Date(now);
  const named =
    'telephone' in owner
      ? sql`
        select id, 1 as place from customer
        where telephone = ${owner.telephone} and telephone_verified_at is not null and telephone_resets_from <= ${at}
        union all
        select customer_id, 2 from former_sign_in where identifier = ${owner.telephone} and expires_at > ${at}`
      : sql`
        select id, 1 as place from customer c where email = ${owner.email} and not exists (
          select from former_sign_in f where f.customer_id = c.id and f.identifier like '%@%' and f.expires_at > ${at} and f.is_by_token
        )
        union all
        select f.customer_id, 2 from former_sign_in f where f.identifier = ${owner.email} and f.expires_at > ${at} and not exists (
          select from former_sign_in g
          where g.customer_id = f.customer_id and g.identifier like '%@%' and g.expires_at > ${at} and g.expires_at < f.expires_at and g.is_by_token
        )`;
  return firstAccount(database, named);
};

/**
 * Finds the account of a lower-case e-mail address or a normalized phone number that was verified: that of its
 * current owner, or else of the customer who gave it up less than seven days ago.
 */
export const findAccount = async (
  database: Database,
  { email, telephone }: { email: string | null; telephone: string | null },
  now: number,
): Promise<Account | undefined> => {
  return firstAccount(
    database,
    sql`
      select id, 1 as place from customer where email = ${email} or telephone = ${telephone} and telephone_verified_at is not null
      union all
      select customer_id, 2 from former_sign_in where identifier = ${email ?? telephone} and expires_at > ${new Date(now)}`,
  );
};

/**
 * Reads a customer's personal data and password hash, null when there is no password; undefined when the
 * customer no longer exists.
 */
export const readOwnData = (
  database: Database,
  id: number,
): Promise<
  | (PersonalData & {
      password_hash: string | null;
      telephone_verified_at: Date | null;
      telephone_by_token: boolean;
      created_at: Date;
    })
  | undefined
> =>
  database
    .selectFrom('customer')
    .select([
      'email',
      'firstname',
      'lastname',
      'telephone',
      'telephone_verified_at',
      'telephone_by_token',
      'password_hash',
      'created_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** Replaces the password hash that was checked; false when it has changed since. */
export const replacePasswordHash = async (
  transaction: DatabaseTransaction,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('customer')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
