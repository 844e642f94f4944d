import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { storableJson } from '../../database/json/storable-json.ts';

type EnquiryKind = 'contact' | 'wrong-information' | 'cheaper-price' | 'vendor' | 'application';
type EnquiryState = 'open' | 'answered' | 'closed';

type EnquiryDetails = {
  price?: number;
  currency?: string;
  url?: string;
  store_name?: string;
  governorate?: string;
  position?: string;
};

/** What somebody writes to the shop. */
export type WrittenEnquiry = {
  kind: EnquiryKind;
  language: string;
  name: string;
  email: string | null;
  telephone: string | null;
  message: string;
  productId: number | null;
  details: EnquiryDetails;
  customerId: number | null;
};

/** Stores what somebody wrote, and returns its id. */
export const insertEnquiry = async (
  transaction: DatabaseTransaction,
  { kind, language, name, email, telephone, message, productId, details, customerId }: WrittenEnquiry,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into enquiry (kind, language, name, email, telephone, message, product_id, details, customer_id)
    values (${kind}, ${language}, ${name}, ${email}, ${telephone}, ${message}, ${productId}, ${storableJson(details)}::jsonb, ${customerId})
    returning id`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('An insert answered no row');
  return row.id;
};

/** Returns the shop's own e-mail addresses, in small letters. */
export const readShopEmails = async (database: Database): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(email) as email from store_view where email is not null`.execute(database);
  return new Set(rows.map(({ email }) => email));
};

export type DeskEnquiry = Omit<WrittenEnquiry, 'productId' | 'customerId'> & {
  id: number;
  state: EnquiryState;
  product: { id: number; sku: string; name: string } | null;
  customer_id: number | null;
  answer: string | null;
  created_at: Date;
};

const rowIn = (language: string) => sql`
  e.id, e.kind, e.state, e.language, e.name, e.email, e.telephone, e.message, e.details, e.customer_id, e.answer, e.created_at,
  case when p.id is not null then json_build_object('id', p.id, 'sku', p.sku, 'name', coalesce((
    select t.name from product_text t where t.product_id = p.id order by t.language = ${language} desc, t.language limit 1), p.sku)) end as product`;

export type EnquiryFilter = {
  kind?: EnquiryKind | undefined;
  state?: EnquiryState | undefined;
  before?: number | undefined;
  limit: number;
};

/** Reads enquiries, newest first. */
export const readEnquiries = async (
  database: Database,
  { kind, state, before, limit }: EnquiryFilter,
  language: string,
): Promise<DeskEnquiry[]> => {
  const wanted = [
    sql`true`,
    ...(kind === undefined ? [] : [sql`e.kind = ${kind}`]),
    ...(state === undefined ? [] : [sql`e.state = ${state}`]),
    ...(before === undefined ? [] : [sql`e.id < ${before}::bigint`]),
  ];
  const { rows } = await sql<DeskEnquiry>`
    select ${rowIn(language)} from enquiry e left join product p on p.id = e.product_id
    where ${sql.join(wanted, sql` and `)} order by e.id desc limit ${limit}`.execute(database);
  return rows;
};

/** Counts the enquiries that nobody has answered or closed. */
export const countOpenEnquiries = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from enquiry where state = 'open'`.execute(database);
  return rows[0]?.count ?? 0;
};

/** Reads one enquiry, locked until the transaction ends. */
export const lockEnquiry = async (
  transaction: DatabaseTransaction,
  id: number,
  language: string,
): Promise<DeskEnquiry | undefined> => {
  const { rows } = await sql<DeskEnquiry>`
    select ${rowIn(language)} from enquiry e left join product p on p.id = e.product_id where e.id = ${id} for update of e`.execute(
    transaction,
  );
  return rows[0];
};

/** Sets the state of an enquiry, and its answer. */
export const setEnquiryState = async (
  transaction: DatabaseTransaction,
  id: number,
  { state, answer, now }: { state: EnquiryState; answer: string | null; now: number },
): Promise<void> => {
  const closedAt = state === 'open' ? null : new Date(now);
  await sql`update enquiry set state = ${state}, answer = ${answer}, closed_at = ${closedAt}::timestamptz where id = ${id}`.execute(
    transaction,
  );
};

/** Days after which an application for work is deleted, answered or not. */
const applicationDays = 90;

/** Deletes applications for work that are older than ninety days. Returns how many were deleted. */
export const forgetApplications = async (database: Database, now: number): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('enquiry')
    .where('kind', '=', 'application')
    .where('created_at', '<', new Date(now - applicationDays * 86_400_000))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
