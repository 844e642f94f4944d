import { sql } from 'kysely';
import { recordInvalidation } from '../../../database/change-sql.ts';
import type { Database } from '../../../database/connect.ts';

const author = { actor: 'tell-blocks', requestId: 'tell-blocks' };

/** Has pages with blocks of extensions made anew: at the end of each day, as a block may say what day it is, and when extensions were loaded. */
export const tellBlocks = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ tag: string }>`
    select 'arrangement' || id as tag from arrangement
    where body @> '{"blocks": [{"type": "extension"}]}'
    union all select 'landing_page' || id from landing_page where blocks <> ''`.execute(db);
  const tags = rows.map(({ tag }) => tag);
  if (tags.length > 0) await recordInvalidation(db, tags, author);
};
