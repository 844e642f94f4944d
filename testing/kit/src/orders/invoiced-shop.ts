import type { Database } from '@dijla/provider/database';
import { accountsOf } from '../accounts.ts';
import { buyingProvider } from '../buying-provider.ts';
import { catalogBuilder } from '../catalog/catalog-builder.ts';

const address = {
  region: 'Baghdad',
  region_id: 611,
  country_id: 'IQ',
  street: ['قرب جامع الرحمن'],
  telephone: '07701234567',
  city: 'المنصور',
  postcode: '',
  firstname: 'نور',
  lastname: 'حسن',
};

/** A shop whose clock stands still unless it is moved, with a mug, and customers who order it. */
export const invoicedShop = async (db: Database) => {
  const clock = { now: Date.parse('2026-11-28T09:00:00Z') };
  const shop = await buyingProvider(db, { now: () => clock.now });
  const { simple } = catalogBuilder(db);
  await simple({ sku: 'MUG', name: { en: 'Mug', ar: 'كوب' }, price: { IQD: 8000, USD: 611 }, qty: 100_000 });
  const { aCustomer } = accountsOf(shop);

  /** Places an order of two mugs, the guest's without a token, and returns its id. */
  const anOrder = async (token: string, { store = 'ar', given = {} as object } = {}): Promise<number> => {
    const query = { storeCode: store, token };
    const { result: cart_id } = await shop.call('cart/create', { query });
    const item = { sku: 'MUG', qty: 2 };
    await shop.call('cart/update', { query: { ...query, cartId: cart_id }, body: { cartItem: item } });
    const addressInformation = {
      shippingAddress: address,
      billingAddress: address,
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'cashondelivery',
      ...given,
    };
    const body = { cart_id, products: [item], addressInformation };
    return Number((await shop.call('order/place', { query, body })).result.backendOrderId);
  };

  const move = async (order_id: number, ...states: string[]): Promise<void> => {
    for (const to_state of states)
      await db.insertInto('order_event').values({ order_id, to_state, actor: 'test' }).execute();
  };

  return { shop, clock, address, aCustomer, anOrder, move };
};
