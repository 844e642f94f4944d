import { sql } from 'kysely';
import { type Author, recordChanges } from '../../database/change-sql.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';

/** A text of a store view, folded as searches compare it. */
type RuledText = { storeCode: string; folded: string };

/** What the owner decides for a text: products at places of its results, or a page to show instead of them. */
type SearchRule = { pins: readonly { place: number; productId: number }[]; path: string | null };

type SearchRuleRow = RuledText & SearchRule;

/** Returns the rules of all texts, or of one, in order of texts, with pins in order of places. */
export const readSearchRules = async (db: Database, text?: RuledText): Promise<SearchRuleRow[]> => {
  const { rows } = await sql<SearchRuleRow>`
    select store_code as "storeCode", folded, r.path,
      coalesce(jsonb_agg(jsonb_build_object('place', p.place, 'productId', p.product_id) order by p.place)
        filter (where p.place is not null), '[]') as pins
    from search_redirect r full join search_pin p using (store_code, folded)
    where ${text === undefined} or (store_code = ${text?.storeCode ?? ''} and folded = ${text?.folded ?? ''})
    group by store_code, folded, r.path order by store_code, folded`.execute(db);
  return rows;
};

/** Replaces the rule of a text; one that decides nothing takes it away. */
export const writeSearchRule = async (
  transaction: DatabaseTransaction,
  { storeCode, folded, pins, path }: SearchRuleRow,
  author: Author,
): Promise<void> => {
  await sql`delete from search_pin where store_code = ${storeCode} and folded = ${folded}`.execute(
    transaction,
  );
  await sql`delete from search_redirect where store_code = ${storeCode} and folded = ${folded}`.execute(
    transaction,
  );
  await sql`
    insert into search_pin (store_code, folded, place, product_id)
    select ${storeCode}, ${folded}, place, "productId"
    from ${recordset(pins, 'place integer, "productId" integer')}`.execute(transaction);
  if (path !== null)
    await sql`insert into search_redirect (store_code, folded, path) values (${storeCode}, ${folded}, ${path})`.execute(
      transaction,
    );
  await recordChanges(transaction, [{ entity: 'search_rule', entity_id: null, kind: 'saved' }], author);
};
