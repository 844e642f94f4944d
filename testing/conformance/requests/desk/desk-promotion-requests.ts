import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import type { DeskCall } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { aCampaign } from '../a-campaign.ts';

type Shop = Pick<ProviderOverHttp, 'database'>;
type Prepare = (shop: Shop) => Promise<DeskCall>;

let made = 0;
const newCode = (): string => {
  made += 1;
  return `promotion-${made}`;
};

/** A promotion that takes a tenth off every cart, for whoever has one of its codes. */
const aPromotion = {
  is_active: true,
  from: null,
  until: null,
  priority: 10,
  stops_further: false,
  uses_per_customer: null,
  texts: [{ language: 'en', name: 'A tenth off', description: '' }],
  rule: { when: { match: 'all', of: [] }, actions: [{ type: 'percent', percent: 100_000 }] },
};

const aWeek = { from: '2026-11-22', until: '2026-11-28' };

/** The path of a new promotion with a code that nobody used. */
const madePromotion = async ({ database: { db } }: Shop) => {
  const code = newCode();
  const { rows } = await sql<{ id: number }>`
    insert into promotion (code, rule, source) values (${code}, ${JSON.stringify(aPromotion.rule)}, 'test') returning id`.execute(
    db,
  );
  const id = Number(rows[0]?.id);
  const codes = ['A', 'B'].map((end) => `${code}-${end}`.toUpperCase());
  await sql`insert into coupon (code, promotion_id) select code, ${id} from unnest(${codes}::text[]) as code`.execute(
    db,
  );
  return { query: { promotionId: String(id) }, coupon: codes[0] };
};
const toPromotion =
  (body?: object): Prepare =>
  async (shop) => ({ query: (await madePromotion(shop)).query, ...(body && { body }) });

/** Requests of calls by which staff change promotions, or take reports out of the shop. */
export const promotionWrites = {
  'desk/create-promotion': async () => ({ body: { ...aPromotion, codes: { prefix: 'EID', count: 2 } } }),
  'desk/save-promotion': toPromotion({ ...aPromotion, version: 1 }),
  'desk/switch-promotion': toPromotion({ is_active: false, version: 1 }),
  'desk/remove-promotion': toPromotion({ version: 1 }),
  'desk/set-coupon': async (shop) => ({
    query: (await madePromotion(shop)).query,
    body: { code: newCode(), uses_limit: 5 },
  }),
  'desk/generate-coupons': toPromotion({ prefix: '', count: 3 }),
  'desk/delete-coupon': async (shop) => {
    const { query, coupon } = await madePromotion(shop);
    return { query, body: { code: coupon } };
  },
  'desk/export-coupons': toPromotion(),
  'desk/report-csv': async () => ({ body: { report: 'sales', by: 'day', ...aWeek } }),
  'desk/report-xlsx': async () => ({ body: { report: 'stock', kind: 'low', days: 90 } }),
  'desk/create-points-campaign': async () => ({ body: { campaign: aCampaign } }),
  'desk/save-points-campaign': async ({ database: { db } }: Shop) => {
    const { rows } = await sql<{ id: number }>`
      insert into points_campaign (name, from_at, until_at, factor) values ('Eid', now(), now() + interval '1 day', 200) returning id`.execute(
      db,
    );
    return {
      query: { campaignId: String(rows[0]?.id) },
      body: { version: 1, campaign: { ...aCampaign, factor: 300 } },
    };
  },
} satisfies Record<string, Prepare>;

/** Requests of calls that read promotions and reports, where their query may not be empty. */
export const promotionReads = {
  'desk/report-sales': async () => ({ query: aWeek }),
  'desk/report-margin': async () => ({ query: aWeek }),
  'desk/report-turn': async () => ({ query: aWeek }),
  'desk/report-invoices': async () => ({ query: aWeek }),
  'desk/report-funnel': async () => ({ query: aWeek }),
  'desk/report-refusals': async () => ({ query: aWeek }),
  'desk/promotion': toPromotion(),
  'desk/promotion-orders': toPromotion(),
  'desk/coupons': toPromotion(),
  'desk/preview-points-campaign': async () => ({ query: { campaign: JSON.stringify(aCampaign) } }),
  'desk/promotion-preview': async () => ({
    query: {
      rule: JSON.stringify(aPromotion.rule),
      products: JSON.stringify([{ sku: 'DJ-SIMPLE', qty: 2 }]),
    },
  }),
  'desk/promotion-simulation': async () => ({ query: { rule: JSON.stringify(aPromotion.rule) } }),
} satisfies Record<string, Prepare>;
