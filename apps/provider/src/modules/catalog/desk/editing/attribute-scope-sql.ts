import { sql } from 'kysely';
import type { Database } from '../../../../database/connect.ts';
import { readDefinitions } from '../../attributes/attribute-sql.ts';
import type { AttributeScope } from './edited-attributes.ts';

/** Reads what the attributes of a product are read with; of none, those of a new one. */
export const readAttributeScope = async (db: Database, productId: number | null): Promise<AttributeScope> => {
  const { rows } = await sql<{ code: string }>`
    select distinct a.code from product_variant v join product_axis x on x.parent_id = v.parent_id join attribute a on a.id = x.attribute_id
    where v.child_id = ${productId}::integer order by 1`.execute(db);
  return { definitions: await readDefinitions(db), axes: rows.map(({ code }) => code) };
};
