import type { PointsCampaign } from '@dijla/contract/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

/** Whether the campaign of the row `c` is for a product: of one of its categories or those below them, or of its brands. */
export const coversProduct = (productId: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  (c.category_ids = '{}' and c.brand_ids = '{}')
  or exists (
    select from product_category k where k.product_id = ${productId} and k.category_id in (
      with recursive below as (
        select unnest(c.category_ids) as id union select s.id from category s join below b on s.parent_id = b.id
      ) select id from below)
  )
  or exists (
    select from product b where b.id = ${productId} and jsonb_typeof(b.attributes -> 'brand') = 'number'
      and (b.attributes ->> 'brand')::integer = any(c.brand_ids)
  ))`;

/** Whether the campaign of the row `c` holds for a customer group at a moment. */
export const holdsFor = ({
  group,
  at,
}: {
  group: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
}): RawBuilder<boolean> => sql`(
  c.is_active and c.from_at <= ${at} and c.until_at > ${at}
  and (c.customer_group_ids = '{}' or ${group} = any(c.customer_group_ids)))`;

type Row = Omit<PointsCampaign, 'from_at' | 'until_at'> & {
  id: number;
  version: number;
  from_at: Date;
  until_at: Date;
};
export type KeptCampaign = PointsCampaign & { id: number; version: number };

const kept = ({ from_at: from, until_at: until, ...row }: Row): KeptCampaign => ({
  ...row,
  from_at: from.toISOString(),
  until_at: until.toISOString(),
});

const columns = sql`
  id, version, name, is_active, from_at, until_at, factor, to_jsonb(category_ids) as category_ids, to_jsonb(brand_ids) as brand_ids,
  to_jsonb(customer_group_ids) as customer_group_ids`;

/** Campaigns there can be. */
export const campaignsAtMost = 200;

/** Reads the campaigns, those that end last first. */
export const readCampaigns = async (database: Database): Promise<KeptCampaign[]> => {
  const { rows } = await sql<Row>`
    select ${columns} from points_campaign order by until_at desc, id desc limit ${campaignsAtMost}`.execute(
    database,
  );
  return rows.map(kept);
};

/** Locks a campaign and returns it; undefined when there is none of this id. */
export const lockCampaign = async (
  transaction: DatabaseTransaction,
  id: number,
): Promise<KeptCampaign | undefined> => {
  const { rows } = await sql<Row>`select ${columns} from points_campaign where id = ${id} for update`.execute(
    transaction,
  );
  return rows.map(kept)[0];
};

/** Keeps a campaign, a new one without an id, and returns it as it is then. */
export const saveCampaign = async (
  transaction: DatabaseTransaction,
  campaign: PointsCampaign,
  id: number | null,
): Promise<KeptCampaign> => {
  const { name, is_active, from_at, until_at, factor, category_ids, brand_ids, customer_group_ids } =
    campaign;
  const values = sql`
    ${name}::text, ${is_active}::boolean, ${from_at}::timestamptz, ${until_at}::timestamptz, ${factor}::integer,
    ${category_ids}::integer[], ${brand_ids}::integer[], ${customer_group_ids}::integer[]`;
  const names = sql`name, is_active, from_at, until_at, factor, category_ids, brand_ids, customer_group_ids`;
  const { rows } =
    id === null
      ? await sql<Row>`insert into points_campaign (${names}) values (${values}) returning ${columns}`.execute(
          transaction,
        )
      : await sql<Row>`
          update points_campaign set (${names}, version) = (${values}, version + 1) where id = ${id} returning ${columns}`.execute(
          transaction,
        );
  const [row] = rows;
  if (row === undefined) throw new Error('a campaign was not saved');
  return kept(row);
};

/** Counts campaigns. */
export const countCampaigns = async (database: Database): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from points_campaign`.execute(database);
  return rows[0]?.count ?? 0;
};

type Choices = {
  groups: { id: number; code: string }[];
  categories: { id: number; name: string }[];
  brands: { id: number; name: string }[];
};

/** Reads what a campaign may be for, by names in a language: categories as paths of them. */
export const readCampaignChoices = async (database: Database, language: string): Promise<Choices> => {
  const { rows } = await sql<Choices>`
    with recursive named as (
      select k.id, k.parent_id, k.level, coalesce((
        select name from category_text t where t.category_id = k.id order by t.language = ${language} desc, t.language limit 1
      ), k.id::text) as name from category k
    ), tree as (
      select id, name, 1 as depth from named where parent_id is null
      union all select n.id, case when t.depth = 1 then n.name else t.name || ' › ' || n.name end, t.depth + 1
      from named n join tree t on t.id = n.parent_id
    )
    select (select coalesce(json_agg(json_build_object('id', id, 'code', code) order by id), '[]') from customer_group) as groups,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name, id), '[]') from tree where depth > 1) as categories,
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', coalesce((
        select label from attribute_option_text t where t.option_id = o.id order by t.language = ${language} desc, t.language limit 1
      ), o.code)) order by o.code), '[]')
        from attribute_option o join attribute a on a.id = o.attribute_id where a.code = 'brand') as brands`.execute(
    database,
  );
  return rows[0] ?? { groups: [], categories: [], brands: [] };
};
