import type { Words } from '@dijla/contract/arrangements';
import { languages } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

type DeskPool = {
  product: { id: number; sku: string; name: string };
  left: number;
  free: number;
  awaited: number;
  issued: number;
  revealed: number;
  low_below: number;
  is_low: boolean;
  note: Words;
};

const likeStart = (text: string): string => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Which products are wanted; all where a member is absent. `q` is the beginning of a sku. */
type PoolFilter = {
  q?: string | undefined;
  stock?: 'low' | undefined;
  before?: number | undefined;
  limit: number;
};

/** Reads products that are sold as codes, the latest first; `before` is the product a page ended with. */
export const readPools = async (
  database: Database,
  { q, stock, before, limit }: PoolFilter,
  language: string,
): Promise<DeskPool[]> => {
  const wanted = [
    sql`true`,
    ...(q === undefined ? [] : [sql`lower(p.sku) like ${likeStart(q.trim())}`]),
    ...(stock === undefined ? [] : [sql`s.qty < c.low_below`]),
    ...(before === undefined ? [] : [sql`c.product_id < ${before}`]),
  ];
  const { rows } = await sql<DeskPool>`
    select json_build_object('id', p.id, 'sku', p.sku, 'name', coalesce((
        select t.name from product_text t where t.product_id = p.id order by t.language = ${language} desc, t.language limit 1), p.sku)) as product,
      s.qty as left, n.free, n.issued, n.revealed, c.low_below, s.qty < c.low_below as is_low, c.note,
      coalesce((select sum(a.qty) from digital_card_awaited a where a.product_id = p.id), 0)::integer as awaited
    from digital_card_product c join product p on p.id = c.product_id join stock_level s on s.product_id = c.product_id
    cross join lateral (
      select count(*) filter (where d.state = 'free')::integer as free, count(*) filter (where d.state = 'issued')::integer as issued,
        count(*) filter (where d.state in ('revealed', 'void') and d.revealed_at is not null)::integer as revealed
      from digital_card d where d.product_id = c.product_id
    ) n
    where ${sql.join(wanted, sql` and `)} order by c.product_id desc limit ${limit}`.execute(database);
  return rows.map(({ note, ...pool }) => ({
    ...pool,
    note: Object.fromEntries(languages.map((each) => [each, note[each] ?? ''])) as Words,
  }));
};

type CardState = 'free' | 'issued' | 'revealed' | 'void' | 'withdrawn';

type DeskCard = {
  id: number;
  state: CardState;
  added_at: Date;
  order: { id: number; number: string } | null;
  issued_at: Date | null;
  revealed_at: Date | null;
};

/** Reads cards of a product without their codes, the latest first. */
export const readCards = async (
  database: Database,
  productId: number,
  { state, before, limit }: { state?: CardState | undefined; before?: number | undefined; limit: number },
): Promise<DeskCard[]> => {
  const { rows } = await sql<DeskCard>`
    select c.id, c.state, c.added_at, c.issued_at, c.revealed_at,
      case when o.id is not null then json_build_object('id', o.id, 'number', o.order_number) end as order
    from digital_card c left join "order" o on o.id = c.order_id
    where c.product_id = ${productId} ${state === undefined ? sql`` : sql`and c.state = ${state}`} ${before === undefined ? sql`` : sql`and c.id < ${before}`}
    order by c.id desc limit ${limit}`.execute(database);
  return rows;
};
