import type { Calls } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';

export type PaymentSettings = Calls['desk/payment-methods']['result']['_output'];
export type PaymentSetting = PaymentSettings['items'][number];

type Terms = NonNullable<PaymentSetting['terms']>;

/** Reads every way to pay with its limits and texts, in the order of the checkout. */
export const readPaymentSettings = async (database: Database): Promise<PaymentSettings> => {
  const { rows } = await sql<
    Omit<PaymentSettings, 'items'> & { items: (Omit<PaymentSetting, 'terms'> & { terms: Terms | null })[] }
  >`
    select (select json_agg(json_build_object('code', c.code, 'scale', c.scale) order by c.code) from currency c) as units,
      coalesce((
        select json_agg(json_build_object('code', m.code, 'is_active', m.is_active, 'terms', case when m.code = 'employee_installments' then coalesce((
            select json_agg(json_build_object('months', c.months, 'fee_rate', c.fee_rate) order by c.months) from credit_term c where c.method = m.code
          ), '[]') end, 'pay_within_hours', m.pay_within_hours,
          'texts', coalesce((
            select json_agg(json_build_object('language', t.language, 'title', t.title, 'instructions', t.instructions) order by t.language)
            from payment_method_text t where t.code = m.code
          ), '[]'),
          'limits', coalesce((
            select json_agg(json_build_object('currency', l.currency, 'min_total', l.min_total, 'max_total', l.max_total, 'fee', l.fee) order by l.currency)
            from payment_limit l where l.code = m.code
          ), '[]')) order by m.position, m.code)
        from payment_method m
      ), '[]') as items`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without a table gave no row');
  const { units, items } = row;
  return {
    units,
    items: items.map(({ terms, ...item }) => ({ ...item, ...(terms !== null && { terms }) })),
  };
};

/** Whether a way to pay is one of a gateway: its orders take their stock before they are paid, so that they have to end. */
export const isOfGateway = async (transaction: DatabaseTransaction, code: string): Promise<boolean> =>
  (
    await transaction
      .selectFrom('payment_method')
      .select('has_gateway')
      .where('code', '=', code)
      .executeTakeFirst()
  )?.has_gateway === true;

const saveTexts = async (
  transaction: DatabaseTransaction,
  { code, texts }: Pick<PaymentSetting, 'code' | 'texts'>,
): Promise<void> => {
  await sql`
    insert into payment_method_text (code, language, title, instructions)
    select ${code}, language, title, instructions from ${recordset(texts, 'language text, title text, instructions text')}`.execute(
    transaction,
  );
};

type NewPaymentMethod = Pick<PaymentSetting, 'code' | 'texts'> & { for_virtual_carts: boolean };

/** Adds a way to pay behind the others, not offered yet; returns false where its code is taken. */
export const addPaymentSetting = async (
  transaction: DatabaseTransaction,
  { code, texts, for_virtual_carts }: NewPaymentMethod,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into payment_method (code, for_virtual_carts, is_active, position)
    select ${code}, ${for_virtual_carts}, false, coalesce(max(position), 0) + 1 from payment_method
    on conflict (code) do nothing returning code`.execute(transaction);
  if (rows.length === 0) return false;
  await saveTexts(transaction, { code, texts });
  return true;
};

/** Sets whether a way to pay is offered, and replaces its limits and texts, and the months of employees where they are given. */
export const savePaymentSetting = async (
  transaction: DatabaseTransaction,
  { code, is_active, pay_within_hours, texts, limits, terms }: PaymentSetting,
): Promise<void> => {
  await sql`update payment_method set is_active = ${is_active}, pay_within_hours = ${pay_within_hours} where code = ${code}`.execute(
    transaction,
  );
  await sql`delete from payment_limit where code = ${code}`.execute(transaction);
  await sql`
    insert into payment_limit (code, currency, min_total, max_total, fee)
    select ${code}, currency, min_total, max_total, fee from ${recordset(limits, 'currency text, min_total bigint, max_total bigint, fee bigint')}`.execute(
    transaction,
  );
  await sql`delete from payment_method_text where code = ${code}`.execute(transaction);
  await saveTexts(transaction, { code, texts });
  if (terms === undefined) return;
  await sql`delete from credit_term where method = ${code}`.execute(transaction);
  await sql`
    insert into credit_term (method, months, fee_rate)
    select ${code}, months, fee_rate from ${recordset(terms, 'months smallint, fee_rate integer')}`.execute(
    transaction,
  );
};
