import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/**
 * Saves what record handlers change besides their own records: redirects and names of attribute sets
 * (`noteUses` saves use counts). A run saves them before its first change, and undoing restores them last.
 * Only imports and seeds write redirects, and a later run prevents undoing this one, so the whole table may
 * be restored.
 */
export const noteSides = async (db: Database, runId: number): Promise<void> => {
  await sql`insert into import_before (run_id, kind, natural_key, before)
    select ${runId}::integer, 'side:redirect', store_code || ' ' || from_path, jsonb_build_object('store_code', store_code, 'from_path', from_path, 'to_path', to_path, 'created_at', created_at) from url_redirect
    union all select ${runId}::integer, 'side:attribute-set', name, '{}'::jsonb from attribute_set
    on conflict do nothing`.execute(db);
};

/**
 * Saves the use counts of these promotions and their coupons, and of coupons with these codes, before a
 * record handler rewrites or removes them.
 */
export const noteUses = async (
  transaction: DatabaseTransaction,
  runId: number,
  { promotions, coupons }: { promotions: readonly string[]; coupons: readonly string[] },
): Promise<void> => {
  await sql`insert into import_before (run_id, kind, natural_key, before)
    select ${runId}::integer, 'side:coupon', c.code, jsonb_build_object('times_used', c.times_used)
    from coupon c join promotion p on p.id = c.promotion_id where p.code = any(${promotions}) or c.code = any(${coupons})
    union all select ${runId}::integer, 'side:promotion-use', p.code || ' ' || u.buyer, jsonb_build_object('promotion', p.code, 'buyer', u.buyer, 'times_used', u.times_used)
    from promotion_use u join promotion p on p.id = u.promotion_id where p.code = any(${promotions})
    on conflict do nothing`.execute(transaction);
};

const restoreRedirects = async (transaction: DatabaseTransaction, runId: number): Promise<void> => {
  const noted = sql`(select before ->> 'store_code' as store_code, before ->> 'from_path' as from_path, before ->> 'to_path' as to_path, (before ->> 'created_at')::timestamptz as created_at
    from import_before where run_id = ${runId} and kind = 'side:redirect') noted`;
  await sql`delete from url_redirect r where not exists (select from ${noted} where (noted.store_code, noted.from_path) = (r.store_code, r.from_path))`.execute(
    transaction,
  );
  await sql`insert into url_redirect (store_code, from_path, to_path, created_at) select store_code, from_path, to_path, created_at from ${noted}
    on conflict (store_code, from_path) do update set to_path = excluded.to_path, created_at = excluded.created_at
      where (url_redirect.to_path, url_redirect.created_at) is distinct from (excluded.to_path, excluded.created_at)`.execute(
    transaction,
  );
};

const restoreUses = async (transaction: DatabaseTransaction, runId: number): Promise<void> => {
  // Uses since the run count too, so a count is never lowered.
  await sql`update coupon c set times_used = (b.before ->> 'times_used')::integer
    from import_before b where b.run_id = ${runId} and b.kind = 'side:coupon' and b.natural_key = c.code and c.times_used < (b.before ->> 'times_used')::integer`.execute(
    transaction,
  );
  await sql`insert into promotion_use (promotion_id, buyer, times_used)
    select p.id, b.before ->> 'buyer', (b.before ->> 'times_used')::integer
    from import_before b join promotion p on p.code = b.before ->> 'promotion' where b.run_id = ${runId} and b.kind = 'side:promotion-use'
    on conflict (promotion_id, buyer) do update set times_used = greatest(promotion_use.times_used, excluded.times_used)`.execute(
    transaction,
  );
};

/** Restores what `noteSides` and `noteUses` saved, and deletes it. */
export const restoreSides = async (transaction: DatabaseTransaction, runId: number): Promise<void> => {
  await restoreRedirects(transaction, runId);
  await restoreUses(transaction, runId);
  await sql`delete from attribute_set s
    where not exists (select from import_before b where b.run_id = ${runId} and b.kind = 'side:attribute-set' and b.natural_key = s.name)
      and not exists (select from product p where p.attribute_set_id = s.id) and not exists (select from attribute_set_attribute x where x.attribute_set_id = s.id)`.execute(
    transaction,
  );
  await forgetSides(transaction, runId);
};

/** Deletes what was saved for a run that changed nothing. */
export const forgetSides = (db: Database, runId: number) =>
  sql`delete from import_before where run_id = ${runId} and starts_with(kind, 'side:')`.execute(db);

/** Whether undoing a run was interrupted after its records and before the rest. */
export const hasSides = async (db: Database, runId: number): Promise<boolean> =>
  (
    await sql`select from import_before where run_id = ${runId} and starts_with(kind, 'side:') limit 1`.execute(
      db,
    )
  ).rows.length > 0;
