import type { Calls } from '@dijla/contract/schemas';
import { type RawBuilder, sql } from 'kysely';
import { begunWords } from '../../database/begun-words-sql.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { typedNumber } from '../../modules/orders/orders.ts';

export type ListedCustomer = Calls['desk/customers']['result']['_output']['items'][number];
export type CustomerDetail = Calls['desk/customer']['result']['_output'];

/** Which customers are wanted; all where a member is absent. */
export type CustomerFilter = { q?: string | undefined; status?: 'active' | 'blocked' | undefined };

const columns = sql`c.id, c.firstname, c.lastname, c.email, c.telephone, c.email_verified_at is not null as is_email_verified,
  c.telephone_verified_at is not null as is_telephone_verified, g.code as "group", c.is_active,
  (select count(*)::integer from "order" o where o.customer_id = c.id) as orders, c.created_at`;

type Row = Omit<ListedCustomer, 'created_at'> & { created_at: Date };
const listed = ({ created_at, ...row }: Row): ListedCustomer => ({
  ...row,
  created_at: created_at.toISOString(),
});

/** Customers in whose name and e-mail address every word begins a word. */
const byWords = (q: string): RawBuilder<unknown> => sql`
  select id from customer where name_words(firstname || ' ' || lastname || ' ' || email) @@ ${begunWords(q)}`;

/** Customers whose number, or that of an address, begins so. */
const byNumber = (number: string): RawBuilder<unknown> => sql`
  union select id from customer where starts_with(telephone, ${number})
  union select customer_id from customer_address where starts_with(telephone, ${number})`;

const foundBy = (q: string): RawBuilder<unknown> => {
  const number = typedNumber(q);
  return number === null ? byWords(q) : sql`${byWords(q)} ${byNumber(number)}`;
};

/** Reads a page of customers, newest first. */
export const readListedCustomers = async (
  database: Database,
  { q, status }: CustomerFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<ListedCustomer[]> => {
  const conditions = [
    sql`true`,
    ...(q === undefined || q.trim() === '' ? [] : [sql`c.id in (${foundBy(q)})`]),
    ...(status === undefined ? [] : [sql`c.is_active = ${status === 'active'}`]),
    ...(before === undefined ? [] : [sql`c.id < ${before}::bigint`]),
  ];
  const { rows } = await sql<Row>`
    select ${columns} from customer c join customer_group g on g.id = c.customer_group_id
    where ${sql.join(conditions, sql` and `)} order by c.id desc limit ${limit}`.execute(database);
  return rows.map(listed);
};

/** Locks and reads one customer; undefined when there is none. */
export const lockCustomer = async (
  transaction: DatabaseTransaction,
  id: number,
): Promise<ListedCustomer | undefined> => {
  const { rows } = await sql<Row>`
    select ${columns} from customer c join customer_group g on g.id = c.customer_group_id where c.id = ${id} for update of c`.execute(
    transaction,
  );
  return rows.map(listed)[0];
};

/** Orders shown of a customer. */
const shownOrders = 20;

const addresses = sql`coalesce((
  select json_agg(json_build_object('id', a.id, 'firstname', a.firstname, 'lastname', a.lastname, 'telephone', a.telephone, 'region_id', a.region_id,
    'region', a.region, 'city', a.city, 'street', a.street, 'is_default', a.is_default_shipping) order by a.is_default_shipping desc, a.id)
  from customer_address a where a.customer_id = c.id
), '[]')`;

const orders = sql`coalesce((
  select json_agg(json_build_object('order_id', l.order_id, 'order_number', l.order_number,
    'placed_at', to_char(l.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'state', l.state,
    'unit', json_build_object('code', m.code, 'scale', m.scale), 'charged', l.charged) order by l.placed_at desc, l.order_id desc)
  from (
    select l.* from "order" o join order_listing l on l.order_id = o.id where o.customer_id = c.id order by o.placed_at desc limit ${shownOrders}
  ) l join currency m on m.code = l.unit
), '[]')`;

const refusals = sql`(
  select json_build_object('deliveries', count(*), 'refused', count(*) filter (where came.is_refused)) from (
    select bool_or(e.move in ('refuse', 'accept_part')) as is_refused from order_event e join "order" o on o.id = e.order_id
    where o.customer_id = c.id and e.move in ('deliver', 'accept_part', 'refuse') group by e.order_id, e.package
  ) came
)`;

const sessions = (now: number) => sql`coalesce((
  select json_agg(json_build_object('id', s.id, 'device', s.device,
    'last_used_at', to_char(s.last_used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.last_used_at desc)
  from customer_session s where s.customer_id = c.id and s.expires_at > ${new Date(now).toISOString()}::timestamptz
), '[]')`;

type DetailRow = Row & Omit<CustomerDetail, 'customer'>;

/** Reads a customer with what belongs to one, as of `now` (ms). One statement. */
export const readCustomerDetail = async (
  database: Database,
  id: number,
  now: number,
): Promise<CustomerDetail | undefined> => {
  const { rows } = await sql<{ customer: Row } & DetailRow>`
    select ${columns}, (select json_agg(code order by code) from customer_group) as groups, ${addresses} as addresses,
      ${refusals} as refusals, ${sessions(now)} as sessions, ${orders} as last_orders
    from customer c join customer_group g on g.id = c.customer_group_id where c.id = ${id}`.execute(database);
  const [row] = rows as unknown as (Row &
    Omit<CustomerDetail, 'customer' | 'orders'> & { last_orders: CustomerDetail['orders'] })[];
  if (row === undefined) return undefined;
  const { groups, addresses: book, refusals: refused, sessions: open, last_orders, ...customer } = row;
  return {
    customer: listed(customer),
    groups,
    addresses: book,
    orders: last_orders,
    refusals: refused,
    sessions: open,
  };
};

/** Sets whether a customer can sign in. */
export const setCustomerActive = async (
  transaction: DatabaseTransaction,
  id: number,
  isActive: boolean,
): Promise<void> => {
  await sql`update customer set is_active = ${isActive}, updated_at = now() where id = ${id}`.execute(
    transaction,
  );
};

/** Puts a customer into the group of this code; false when there is none. */
export const moveToGroup = async (
  transaction: DatabaseTransaction,
  id: number,
  group: string,
): Promise<boolean> => {
  const { rows } = await sql`
    update customer c set customer_group_id = g.id, updated_at = now() from customer_group g
    where c.id = ${id} and g.code = ${group} returning c.id`.execute(transaction);
  return rows.length === 1;
};
