import type { ProductType } from '@dijla/contract/client';
import { type RawBuilder, sql } from 'kysely';

/** Result of a query of one JSON list or object, empty instead of null. */
export const listOf = (query: RawBuilder<unknown>) => sql`coalesce((${query}), '[]')`;
export const objectOf = (query: RawBuilder<unknown>) => sql`coalesce((${query}), '{}')`;

/** Runs the query only when the product `p` has this type; otherwise an empty list. */
export const listOfType = (type: ProductType, query: RawBuilder<unknown>) =>
  sql`case p.type when ${sql.lit(type)} then ${listOf(query)} else '[]' end`;

/** Whether a product is in the catalog. Removed products keep their row but have no address. */
export const isThere = (id: string) =>
  sql`exists (select from product_store there where there.product_id = ${sql.ref(id)})`;

/** Titles of the row with this id, by language. */
export const titlesOf = (table: string, column: string, id: string) =>
  objectOf(
    sql`select jsonb_object_agg(t.language, t.title) from ${sql.table(table)} t where t.${sql.ref(column)} = ${sql.ref(id)}`,
  );
