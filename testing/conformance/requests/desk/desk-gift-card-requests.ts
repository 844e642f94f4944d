import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import type { DeskCall } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';

type Shop = Pick<ProviderOverHttp, 'url' | 'database'>;
type Prepare = (shop: Shop) => Promise<DeskCall>;
type OrderOf = (shop: Shop) => Promise<number>;

/** A gift card that a new order bought. */
const aGiftCard = async (shop: Shop, orderOf: OrderOf): Promise<{ cardId: string }> => {
  const orderId = await orderOf(shop);
  const { rows } = await sql<{ id: number }>`
    insert into gift_card (code_sealed, pin_sealed, code_digest, last_four, amount, currency, order_id, line_number, piece, is_own, from_name, message, language, send_at, issued_at)
    select 'sealed', 'sealed', ${`digest of ${orderId}`}, 'Q7K2', 10000, 'IQD', order_id, line_number, 1, true, '', '', 'ar', now(), now()
    from order_line where order_id = ${orderId} order by line_number limit 1 returning id`.execute(
    shop.database.db,
  );
  return { cardId: String(rows[0]?.id ?? 0) };
};

let made = 0;
/** A product that nobody delivers. */
const aVirtualProduct = async (shop: Shop): Promise<{ productId: string }> => {
  made += 1;
  const { rows } = await sql<{ id: number }>`
    insert into product (sku, type, status, source) values (${`GIFT-${made}`}, 'virtual', 2, 'demo') returning id`.execute(
    shop.database.db,
  );
  return { productId: String(rows[0]?.id ?? 0) };
};

/** One request for every call by which staff read one gift card. */
export const giftCardReadsOf = (orderOf: OrderOf) =>
  ({
    'desk/gift-card-product': async (shop) => ({ query: await aVirtualProduct(shop) }),
    'desk/gift-card': async (shop) => ({ query: await aGiftCard(shop, orderOf) }),
  }) satisfies Record<string, Prepare>;

/** One request for every call by which staff change gift cards. */
export const giftCardWritesOf = (orderOf: OrderOf) =>
  ({
    'desk/set-gift-card-product': async (shop) => ({
      query: await aVirtualProduct(shop),
      body: { sold_as: { amount: 25_000, currency: 'IQD', valid_months: 12 } },
    }),
    'desk/block-gift-card': async (shop) => ({
      query: await aGiftCard(shop, orderOf),
      body: { is_blocked: true, reason: 'Stolen' },
    }),
  }) satisfies Record<string, Prepare>;
