import type { ProductType } from '@dijla/contract/client';
import { type RawBuilder, sql } from 'kysely';

/** What a query of one JSON list or object answers, and an empty one where that is nothing. */
export const listOf = (query: RawBuilder<unknown>) => sql`coalesce((${query}), '[]')`;
export const objectOf = (query: RawBuilder<unknown>) => sql`coalesce((${query}), '{}')`;

/** What only one type of the product `p` has is looked for with that type alone. */
export const listOfType = (type: ProductType, query: RawBuilder<unknown>) =>
  sql`case p.type when ${sql.lit(type)} then ${listOf(query)} else '[]' end`;

/** Products that were taken out of the catalogue keep their row, so whoever names them must look for an address. */
export const isThere = (id: string) =>
  sql`exists (select from product_store there where there.product_id = ${sql.ref(id)})`;

/** Titles by language, of the row of this id. */
export const titlesOf = (table: string, column: string, id: string) =>
  objectOf(
    sql`select jsonb_object_agg(t.language, t.title) from ${sql.table(table)} t where t.${sql.ref(column)} = ${sql.ref(id)}`,
  );
