import { sql } from 'kysely';
import { recordset } from '../../../database/json/recordset.ts';
import type { RecordHandler } from '../../../database/record-handler.ts';
import { announceTaxes } from '../../pricing/pricing.ts';
import type { CustomerGroupInput } from '../customer-input.ts';

/**
 * Record handler of customer groups, by code. A missing price list is created; a group that has customers is
 * not removed.
 */
export const customerGroupHandler: RecordHandler<CustomerGroupInput> = {
  keyOf: ({ code }) => code,
  check: async (db, records) => {
    const { rows } = await sql<{ id: number }>`select id from tax_class where kind = 'customer'`.execute(db);
    const classes = new Set(rows.map(({ id }) => id));
    return {
      records: records.filter(({ tax_class_id }) => classes.has(tax_class_id)),
      warnings: records
        .filter(({ tax_class_id }) => !classes.has(tax_class_id))
        .map(({ code, tax_class_id }) => ({
          key: code,
          code: 'unknown-tax-class',
          subject: String(tax_class_id),
          isTaken: false,
        })),
    };
  },
  read: async (db, keys) => {
    const { rows } =
      await sql<CustomerGroupInput>`select code, price_list, tax_class_id from customer_group where code = any(${keys})`.execute(
        db,
      );
    return new Map(rows.map((row) => [row.code, row]));
  },
  save: async (transaction, records, author) => {
    await sql`insert into price_list (code) select distinct price_list from ${recordset(records, 'price_list text')} on conflict do nothing`.execute(
      transaction,
    );
    await sql`insert into customer_group (code, price_list, tax_class_id)
      select code, price_list, tax_class_id from ${recordset(records, 'code text, price_list text, tax_class_id integer')}
      on conflict (code) do update set price_list = excluded.price_list, tax_class_id = excluded.tax_class_id`.execute(
      transaction,
    );
    await announceTaxes(transaction, author);
  },
  remove: async (transaction, keys) => {
    await sql`delete from customer_group g where code = any(${keys}) and not exists (select from customer c where c.customer_group_id = g.id)`.execute(
      transaction,
    );
  },
};
