import type { Agent } from 'node:http';
import type { Connection } from '@dijla/provider/database';
import { newCartId } from '@dijla/provider/modules/cart/cart';
import type { MeasuredProcess } from '../processes/measured-process.ts';
import { rawPost } from './raw-post.ts';

/** A shop in a process of its own, who asks it, and its database. */
export type Counter = { shop: MeasuredProcess; agent: Agent; pool: Connection['pool'] };

/** Goods of which a cart may hold so many lines. */
export const skus: readonly string[] = Array.from(
  { length: 60 },
  (_, place) => `GOODS-${String(place).padStart(3, '0')}`,
);

const address = {
  country_id: 'IQ',
  region_id: 611,
  region: 'Baghdad',
  street: ['Karrada 62'],
  city: 'Karrada',
  postcode: '',
  firstname: 'Noor',
  lastname: 'Hasan',
};

let buyers = 0;
/** A number for each order, as in a shop: what is known of a number is read with each of its orders. */
const nextTelephone = (): string => `0770${String((buyers += 1)).padStart(7, '0')}`;

/** Returns the body of an order of the first goods, paid at the door. */
export const orderBody = (cartId: string, lines: number) => {
  const buyer = { ...address, telephone: nextTelephone() };
  return {
    cart_id: cartId,
    store_code: 'ar',
    products: skus.slice(0, lines).map((sku) => ({ sku, qty: 1 })),
    addressInformation: {
      shippingAddress: buyer,
      billingAddress: buyer,
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'cashondelivery',
    },
  };
};

/** Sends JSON, which must be answered with 200, and returns the answer's text. */
export const post = async ({ shop, agent }: Counter, path: string, body?: object): Promise<string> => {
  const { status, text } = await rawPost(`${shop.url}${path}`, { agent, ...(body ? { body } : {}) });
  if (status !== 200) throw new Error(`${path} answers ${status}: ${text.slice(0, 200)}`);
  return text;
};

/** Places an order of so many lines. */
export const placeOrder = (counter: Counter, cartId: string, lines: number): Promise<string> =>
  post(counter, '/api/order?storeCode=ar', orderBody(cartId, lines));

/** Returns the id of a new cart with one of each of the first goods. */
export const filledCart = async (counter: Counter, lines: number): Promise<string> => {
  const { result } = JSON.parse(await post(counter, '/api/cart/create?storeCode=ar', {})) as {
    result: string;
  };
  for (const sku of skus.slice(0, lines))
    await post(counter, `/api/cart/update?storeCode=ar&cartId=${result}`, { cartItem: { sku, qty: 1 } });
  return result;
};

/** Copies a filled cart, which is quicker than filling each. */
export const copiesOf = async (
  { pool }: Pick<Counter, 'pool'>,
  cartId: string,
  count: number,
): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => newCartId());
  await pool.query(
    `insert into cart select (jsonb_populate_record(null::cart, to_jsonb(c) || jsonb_build_object('id', copy))).*
     from cart c, unnest($2::text[]) copy where c.id = $1`,
    [cartId, ids],
  );
  await pool.query(
    `insert into cart_line (cart_id, product_id, parent_id, qty, product_option, line_key)
     select copy, product_id, parent_id, qty, product_option, line_key from unnest($2::text[]) copy, cart_line l where l.cart_id = $1
     order by copy, l.item_id`,
    [cartId, ids],
  );
  return ids;
};
