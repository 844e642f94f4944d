import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** What everybody may look at of a file that is for sale. */
type Sample = {
  file: string;
  /** Null of a file that was not given at the desk. */
  file_name: string | null;
  product_name: string;
};

/** Reads the sample of a link; undefined where it has none, or its product is not sold. */
export const readSample = async (
  database: Database,
  linkId: number,
  language: string,
): Promise<Sample | undefined> => {
  const { rows } = await sql<Sample>`
    select k.sample_file as file, d.name as file_name,
      coalesce((select t.name from product_text t where t.product_id = p.id order by t.language = ${language} desc, t.language limit 1), p.sku) as product_name
    from download_link k join product p on p.id = k.product_id left join download_file d on d.path = k.sample_file
    where k.id = ${linkId} and k.sample_file is not null and p.status = 1`.execute(database);
  return rows[0];
};
