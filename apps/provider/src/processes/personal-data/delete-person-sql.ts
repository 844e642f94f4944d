import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { accountCause } from '../../modules/customers/customers.ts';
import { whileErasing } from '../../modules/orders/orders.ts';
import { namesAddress, type Person, personTables } from './person-tables-sql.ts';
import { readPerson } from './read-person-sql.ts';

const ordersOf = (id: number) => sql`(select o.id from "order" o where o.customer_id = ${id})`;

/** Takes the person off her orders: what was sold, where to by governorate and for how much stays. */
const emptyOrders = (transaction: DatabaseTransaction, id: number): Promise<void> =>
  whileErasing(transaction, async () => {
    const orders = ordersOf(id);
    await sql`
      update order_address set firstname = '', lastname = '', email = null, telephone = null, city = '', street = '{}', postcode = null,
        company = null, vat_id = null, extension_attributes = null where order_id in ${orders}`.execute(
      transaction,
    );
    await sql`update order_revision set reason = null where order_id in ${orders} and reason is not null`.execute(
      transaction,
    );
    await sql`update order_event set reason = null where order_id in ${orders} and reason is not null`.execute(
      transaction,
    );
    await sql`update order_line set product_option = null where order_id in ${orders} and product_option is not null`.execute(
      transaction,
    );
    const nobody = sql`'{"name": "", "company": null, "tax_id": null, "telephone": null, "city": "", "street": [], "landmark": null, "postcode": null}'::jsonb`;
    await sql`
      update invoice set data = data || jsonb_build_object('paper', (data -> 'paper')
        || jsonb_build_object('billing', (data #> '{paper,billing}') || ${nobody})
        || case when jsonb_typeof(data #> '{paper,shipping}') = 'object' then jsonb_build_object('shipping', (data #> '{paper,shipping}') || ${nobody}) else '{}' end)
      where order_id in ${orders}`.execute(transaction);
  });

/** Empties what was written about her orders beside them, and what lists of the desk show of them. */
const emptyOrderNotes = async (transaction: DatabaseTransaction, id: number): Promise<void> => {
  const orders = ordersOf(id);
  await sql`update cancel_request set comment = '', answer = case when answer is not null then '' end where order_id in ${orders}`.execute(
    transaction,
  );
  await sql`update return_request set reason = '-', answer = case when answer is not null then '' end where order_id in ${orders}`.execute(
    transaction,
  );
  await sql`delete from staff_note where order_id in ${orders}`.execute(transaction);
  await sql`update order_call set note = '' where order_id in ${orders}`.execute(transaction);
  await sql`update payment_refund set reason = '' where order_id in ${orders}`.execute(transaction);
  await sql`
    update order_listing l set customer_name = '', telephone = null, network = null, words = order_words(l.order_number, coalesce((
      select jsonb_agg(jsonb_build_object('sku', c.sku, 'parent_sku', c.parent_sku, 'name', c.name)) from current_order_line c where c.order_id = l.order_id
    ), '[]'), '[]') where l.order_id in ${orders}`.execute(transaction);
  await sql`update event set data = data || '{"answer": ""}' where data ? 'answer' and (data ->> 'orderId')::bigint in ${orders}`.execute(
    transaction,
  );
  await sql`delete from queued_order where order_id in ${orders}`.execute(transaction);
};

/** Takes the person off her account as a partner: what she earned and was paid stays, and her links earn no more. */
const emptyPartner = async (transaction: DatabaseTransaction, id: number): Promise<void> => {
  await sql`
    update affiliate_payout p set bank_details = null from affiliate_account a where a.id = p.account_id and a.customer_id = ${id}`.execute(
    transaction,
  );
  await sql`
    update affiliate_account set firstname = '', lastname = '', email = '', referral_website = '', signup_message = '', answer = null,
      bank_details = null, status = 3, version = version + 1 where customer_id = ${id}`.execute(transaction);
};

/** Takes the person off gift cards that she bought or was sent; what is on them stays. Those that wait are not sent. */
const emptyGiftCards = async (
  transaction: DatabaseTransaction,
  { id, recipients }: Person,
): Promise<void> => {
  await sql`
    update gift_card set channel = null, "to" = null, from_name = '', message = ''
    where "to" = any(${recipients}) or order_id in ${ordersOf(id)}`.execute(transaction);
};

/** Empties the carts that became orders, and lets the others go with the customer. */
const emptyCarts = async (transaction: DatabaseTransaction, id: number): Promise<void> => {
  const carts = sql`(select c.id from cart c where c.customer_id = ${id})`;
  await sql`delete from replayed_answer where scope in ${carts}`.execute(transaction);
  await sql`delete from cart_address where cart_id in ${carts}`.execute(transaction);
  await sql`delete from cart_line where cart_id in ${carts}`.execute(transaction);
  await sql`
    update cart c set customer_id = null where customer_id = ${id}
      and exists (select from "order" o where o.cart_id = c.id)`.execute(transaction);
};

/** What she wrote to the shop, or about products: these name her by an address too, so they do not go with her row. */
const writings = ['enquiry', 'product_answer', 'product_question', 'newsletter_subscriber'] as const;

/** Deletes what she wrote, and tells the catalogue of reviews; and how she stood before an import. */
const deleteWritings = async (transaction: DatabaseTransaction, person: Person): Promise<void> => {
  const { id } = person;
  for (const table of writings) {
    const rows = personTables[table]?.of(person);
    if (rows) await sql`delete from ${sql.table(table)} t where ${rows}`.execute(transaction);
  }
  await sql`
    with gone as (delete from review where customer_id = ${id} returning product_id),
      unvoted as (delete from review_vote where customer_id = ${id} returning review_id)
    insert into change (entity, entity_id, kind, actor, request_id)
    select distinct 'product', product_id, 'reviews', 'system', 'account-deleted' from (
      select product_id from gone union select r.product_id from unvoted u join review r on r.id = u.review_id) changed`.execute(
    transaction,
  );
  await sql`
    delete from import_before b using customer c
    where c.id = ${id} and (b.natural_key = c.email or ${namesAddress(sql`b.before::text`, sql`c.email`)})`.execute(
    transaction,
  );
  await sql`delete from one_time_code where (data ->> 'customerId')::integer = ${id}`.execute(transaction);
};

/** Erases what messages to her said and where they went; those that still wait are not sent. */
const eraseMessagesTo = async (
  transaction: DatabaseTransaction,
  { id, recipients }: Person,
): Promise<void> => {
  await sql`
    update message set "to" = null, params = '{}', error = null, provider_id = null, dedupe_key = null,
      state = case when state in ('queued', 'sending') then 'suppressed' else state end
    where "to" = any(${recipients}) or channel = 'push' and starts_with("to", ${`${id}.`}::text)
      or starts_with(dedupe_key, ${accountCause(id, '')})`.execute(transaction);
};

/**
 * Deletes a customer's account: her orders stay without the person, everything else of her goes. False when she
 * signed in meanwhile and the account stays, or while another process deletes it. `now` in epoch milliseconds.
 */
export const deletePerson = async (
  transaction: DatabaseTransaction,
  customerId: number,
  now: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select from customer where id = ${customerId} and deletes_at <= ${new Date(now)} for update skip locked`.execute(
    transaction,
  );
  const person = rows.length === 1 ? await readPerson(transaction, customerId) : undefined;
  if (!person) return false;
  await emptyOrders(transaction, customerId);
  await emptyPartner(transaction, customerId);
  await emptyOrderNotes(transaction, customerId);
  await emptyGiftCards(transaction, person);
  await emptyCarts(transaction, customerId);
  await deleteWritings(transaction, person);
  await eraseMessagesTo(transaction, person);
  await sql`update credit_line set organization = '', reference = '', answer = null, state = 'closed' where customer_id = ${customerId}`.execute(
    transaction,
  );
  // Addresses, sessions, consents, lists and what else is hers alone goes with her; her orders name nobody then.
  await sql`delete from customer where id = ${customerId}`.execute(transaction);
  return true;
};
