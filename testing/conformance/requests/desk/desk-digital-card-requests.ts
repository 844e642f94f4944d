import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import type { DeskCall } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';

type Shop = Pick<ProviderOverHttp, 'database'>;
type Prepare = (shop: Shop) => Promise<DeskCall>;

let made = 0;

/** A virtual product that is sold as codes, with one in its pool. */
const aCodedProduct = async ({ database: { db } }: Shop): Promise<{ productId: string; cardId: string }> => {
  made += 1;
  const { rows } = await sql<{ id: number }>`
    with p as (insert into product (sku, type, source) values (${`CODED-${made}`}, 'virtual', 'test') returning id),
    s as (insert into stock_level (product_id, qty) select id, 1 from p),
    o as (insert into digital_card_product (product_id, since) select id, now() from p)
    select id from p`.execute(db);
  const productId = rows[0]?.id ?? 0;
  const { id: cardId } = await db
    .insertInto('digital_card')
    .values({
      product_id: productId,
      code_sealed: Buffer.from('sealed'),
      code_digest: Buffer.from(`digest of ${productId}`),
      added_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { productId: String(productId), cardId: String(cardId) };
};

/** One request for every call by which staff read the cards of one product. */
export const digitalCardReads = {
  'desk/digital-card-codes': async (shop) => ({
    query: { productId: (await aCodedProduct(shop)).productId },
  }),
} satisfies Record<string, Prepare>;

/** One request for every call by which staff change digital cards. */
export const digitalCardWrites = {
  'desk/add-digital-cards': async () => ({ body: { sku: 'DJ-CARD', codes: 'ABCD-1234,77' } }),
  'desk/set-digital-card-warning': async (shop) => ({
    query: { productId: (await aCodedProduct(shop)).productId },
    body: { low_below: 5 },
  }),
  'desk/set-digital-card-note': async (shop) => ({
    query: { productId: (await aCodedProduct(shop)).productId },
    body: { note: { en: 'Type it in the app.', ar: '' } },
  }),
  'desk/withdraw-digital-card': async (shop) => ({
    query: { cardId: (await aCodedProduct(shop)).cardId },
    body: { reason: 'Blocked by its issuer' },
  }),
} satisfies Record<string, Prepare>;
