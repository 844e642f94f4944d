import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Which rows are wanted; all where a member is absent. `from` is included, `until` not. `before` is the id of a row. */
export type AuditFilter = {
  actor?: string | undefined;
  act?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  before?: number | undefined;
};

export type AuditRow = {
  id: number;
  at: Date;
  actor: string;
  actor_name: string | null;
  act: string;
  entity: string;
  entity_id: string | null;
  entity_name: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  request_id: string | null;
};

const columns = { actor: 'actor', act: 'act', entity: 'entity', entityId: 'entity_id' } as const;

/** The name of the product that a row is about. */
const productName = (
  language: string,
) => sql`case when a.entity = 'product' and a.entity_id ~ '^[0-9]{1,15}$' then (
  select t.name from product_text t where t.product_id = a.entity_id::bigint order by t.language = ${language} desc, t.language limit 1) end`;

/** Reads at most `limit` rows of the audit, newest first, with names in `language`. */
export const readAuditPage = async (
  database: Database,
  filter: AuditFilter,
  { limit, language }: { limit: number; language: string },
): Promise<AuditRow[]> => {
  const { from, until, before } = filter;
  const wanted = [
    sql`true`,
    ...Object.entries(columns).flatMap(([member, column]) => {
      const value = filter[member as keyof typeof columns];
      return value === undefined ? [] : [sql`a.${sql.ref(column)} = ${value}`];
    }),
    ...(from ? [sql`a.at >= ${from.toISOString()}::timestamptz`] : []),
    ...(until ? [sql`a.at < ${until.toISOString()}::timestamptz`] : []),
    ...(before === undefined ? [] : [sql`a.id < ${before}::bigint`]),
  ];
  const { rows } = await sql<AuditRow>`
    select a.id, a.at, a.actor, coalesce(s.name, k.name) as actor_name, a.act, a.entity, a.entity_id, ${productName(language)} as entity_name, a.before, a.after, a.request_id
    from audit a left join staff s on a.actor = 'staff:' || s.id left join api_key k on a.actor = 'key:' || k.id
    where ${sql.join(wanted, sql` and `)} order by a.id desc limit ${limit}`.execute(database);
  return rows;
};
