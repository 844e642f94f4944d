import type { PromotionInput } from '@dijla/provider/modules/promotions/promotions';
import { promotionHandler } from '@dijla/provider/modules/promotions/promotions';
import type { Database } from '@dijla/provider/database';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { type BuyingProvider, buyingProvider } from '../buying-provider.ts';

export const always: PromotionInput['rule']['when'] = { match: 'all', of: [] };

type Contact = { telephone?: string | null; email?: string | null };

const ar = { storeCode: 'ar' };
const address = {
  region: 'Baghdad',
  region_id: 611,
  country_id: 'IQ',
  street: ['Karrada 62'],
  telephone: '07701234567',
  city: 'بغداد',
  firstname: 'نور',
  lastname: 'حسن',
  email: 'noor@example.iq',
};

/**
 * Returns the request that orders one item in the Arabic store, with the given contact instead of the usual
 * one.
 */
export const orderOfOne = (
  cartId: string,
  sku: string,
  { token = '', ...contact }: Contact & { token?: string } = {},
) => ({
  query: { ...ar, token },
  body: {
    cart_id: cartId,
    products: [{ sku, qty: 1 }],
    addressInformation: {
      shippingAddress: { ...address, ...contact },
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'cashondelivery',
    },
  },
});

const shopper = (shop: BuyingProvider) => {
  const newCart = async (items: Record<string, number>, token = ''): Promise<string> => {
    const query = { ...ar, token };
    const cartId = (await shop.call('cart/create', { query })).result;
    for (const [sku, qty] of Object.entries(items))
      await shop.call('cart/update', { query: { ...query, cartId }, body: { cartItem: { sku, qty } } });
    return cartId;
  };
  const totals = async (cartId: string) =>
    (await shop.call('cart/totals', { query: { ...ar, cartId } })).result;
  const apply = (cartId: string, coupon: string) =>
    shop.call('cart/apply-coupon', { query: { ...ar, cartId, coupon } });
  const refusedCoupon = (cartId: string, coupon: string) =>
    shop.refused('cart/apply-coupon', { query: { ...ar, cartId, coupon } });
  return { newCart, totals, apply, refusedCoupon };
};

/** A shop with promotions created by the test, and a shopper in its Arabic store. */
export const promotingShop = async (db: Database, { now }: { now: () => number }) => {
  const shop = await buyingProvider(db, { now });
  /** Saves one promotion; by default it takes a tenth off everything, at any time, without a coupon. */
  const promote = (given: Partial<PromotionInput> & Pick<PromotionInput, 'code'>) =>
    inTransaction(db, async (transaction) => {
      const { records } = await promotionHandler.check(transaction, [
        {
          is_active: true,
          from: null,
          until: null,
          priority: 10,
          stops_further: false,
          uses_per_customer: null,
          coupons: [],
          texts: {
            en: { name: `${given.code} en`, description: '' },
            ar: { name: `${given.code} ar`, description: '' },
          },
          rule: { when: always, actions: [{ type: 'percent', percent: 100_000 }] },
          ...given,
        },
      ]);
      await promotionHandler.save(transaction, records, { source: 'test' } as never);
    });
  return { shop, promote, ...shopper(shop) };
};
