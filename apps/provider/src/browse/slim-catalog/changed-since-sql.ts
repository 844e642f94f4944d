import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { SlimVersion } from '@dijla/search-index/core/slim/slim-catalog';

/** Ids of products that changed, and whether anything else did that a slim catalogue has. */
export type ChangedSince = { products: number[]; categories: boolean; attributes: boolean; all: boolean };

/** What changes every product's price, or the store view itself. */
const changesAll: ReadonlySet<string> = new Set(['taxrule', 'store']);

/**
 * Reads what changed between two versions: by writes, and by the hours that prices have. Sales are passed over:
 * each night changes those of many products, and they move only the order of listings. Undefined when more than
 * `atMost` products changed.
 */
export const readChangedSince = async (
  db: Database,
  { position, at }: SlimVersion,
  { until, atMost }: { until: SlimVersion; atMost: number },
): Promise<ChangedSince | undefined> => {
  const { rows } = await sql<{ entity: string; entity_id: number | null }>`
    select distinct entity, entity_id from change
      where xid >= ${String(position)}::xid8 and xid < ${String(until.position)}::xid8 and kind <> 'sales'
        and entity in ('product', 'category', 'attribute', 'taxrule', 'store')
    union
    select entity, entity_id from scheduled_change
      where entity = 'product' and at > ${new Date(at)} and at <= ${new Date(until.at)}
    limit ${atMost + 1}`.execute(db);
  if (rows.length > atMost) return undefined;
  const isOf = (name: string): boolean => rows.some(({ entity }) => entity === name);
  return {
    products: rows.flatMap(({ entity, entity_id: id }) => (entity === 'product' && id !== null ? [id] : [])),
    categories: isOf('category'),
    attributes: isOf('attribute'),
    all: rows.some(({ entity, entity_id: id }) => changesAll.has(entity) || id === null),
  };
};
