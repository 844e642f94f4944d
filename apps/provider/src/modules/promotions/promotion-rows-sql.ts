import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import type { PromotionInput } from './promotion-input.ts';

/** A promotion without its codes. */
export type PromotionRow = Omit<PromotionInput, 'coupons'>;

const columns = `code text, is_active boolean, "from" timestamptz, until timestamptz, priority integer, stops_further boolean,
  uses_per_customer integer, rule jsonb`;

const writeTexts = async (
  transaction: DatabaseTransaction,
  records: readonly PromotionRow[],
): Promise<void> => {
  await sql`delete from promotion_text where promotion_id in (select id from promotion where code = any(${records.map(({ code }) => code)}))`.execute(
    transaction,
  );
  const rows = records.flatMap(({ code, texts }) =>
    Object.entries(texts).map(([language, text]) => ({ code, language, ...text })),
  );
  await sql`insert into promotion_text (promotion_id, language, name, description) select p.id, given.language, given.name, given.description
    from ${recordset(rows, 'code text, language text, name text, description text')} join promotion p on p.code = given.code`.execute(
    transaction,
  );
};

/** Schedules changes at a promotion's start and end, because pages may differ from then on (DESIGN §3). */
const schedule = async (
  transaction: DatabaseTransaction,
  records: readonly PromotionRow[],
): Promise<void> => {
  const codes = records.map(({ code }) => code);
  await sql`delete from scheduled_change where entity = 'promotion' and entity_id in (select id from promotion where code = any(${codes}))`.execute(
    transaction,
  );
  await sql`insert into scheduled_change (entity, entity_id, at)
    select distinct 'promotion', id, at from promotion cross join lateral (values (from_at), (until_at)) as window_end (at)
    where code = any(${codes}) and at > now()`.execute(transaction);
};

/**
 * Saves promotions with their texts, identified by `code`, and counts the change in their versions. Codes stay as they
 * are.
 */
export const savePromotionRows = async (
  transaction: DatabaseTransaction,
  records: readonly PromotionRow[],
  source: string,
): Promise<void> => {
  await sql`
    insert into promotion (code, is_active, from_at, until_at, priority, stops_further, uses_per_customer, rule, source)
    select code, is_active, "from", until, priority, stops_further, uses_per_customer, rule, ${source} from ${recordset(records, columns)}
    on conflict (code) do update set is_active = excluded.is_active, from_at = excluded.from_at, until_at = excluded.until_at,
      priority = excluded.priority, stops_further = excluded.stops_further, uses_per_customer = excluded.uses_per_customer, rule = excluded.rule,
      version = promotion.version + 1, archived_at = case when excluded.is_active then null else promotion.archived_at end`.execute(
    transaction,
  );
  await writeTexts(transaction, records);
  await schedule(transaction, records);
};

/** Deletes promotions by their codes, with all that hangs on them. */
export const removePromotions = async (
  transaction: DatabaseTransaction,
  keys: readonly string[],
): Promise<void> => {
  await sql`delete from scheduled_change where entity = 'promotion' and entity_id in (select id from promotion where code = any(${keys}))`.execute(
    transaction,
  );
  await sql`delete from promotion where code = any(${keys})`.execute(transaction);
};
