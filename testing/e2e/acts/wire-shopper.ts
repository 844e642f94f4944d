import { expect } from 'vitest';

type Envelope = { code: number; result: unknown };

const post = async (url: string, body?: unknown): Promise<Envelope> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Envelope;
};

/** The address that a client of the wire orders with. */
export const wireAddress = {
  country_id: 'IQ',
  region_id: 611,
  region: 'Baghdad',
  street: ['Karrada 62', 'near the mosque'],
  city: 'Karrada',
  postcode: '',
  firstname: 'نور',
  lastname: 'حسن',
  telephone: '07701234567',
  email: 'noor@example.iq',
};

/** The order request body of a client of the wire (wire §4.1). */
const orderBody = (
  cartId: string,
  lines: { sku: string; qty: number }[],
  { store, information }: { store: string; information: object },
) => ({
  user_id: '',
  cart_id: cartId,
  store_code: store,
  transmited: true,
  products: lines.map((line) => ({ ...line, price: 1, name: 'x', type_id: 'simple' })),
  addressInformation: {
    shippingAddress: wireAddress,
    billingAddress: wireAddress,
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    payment_method_code: 'cashondelivery',
    payment_method_additional: {},
    ...information,
  },
});

/** A client of the wire that fills a cart and orders it without a browser; a guest without a `token`. */
export const wireShopper = (url: string, store = 'ar', token = '') => {
  const fillCart = async (lines: { sku: string; qty: number }[]): Promise<string> => {
    const { result } = await post(`${url}/api/cart/create?token=${token}&storeCode=${store}`);
    const cartId = String(result);
    for (const line of lines) {
      const added = await post(`${url}/api/cart/update?token=${token}&cartId=${cartId}&storeCode=${store}`, {
        cartItem: { ...line, quoteId: cartId },
      });
      expect(added.code).toBe(200);
    }
    return cartId;
  };
  /** `information` replaces members of the addresses and methods it is ordered with. */
  const order = (cartId: string, lines: { sku: string; qty: number }[], information: object = {}) =>
    post(
      `${url}/api/order?token=${token}&storeCode=${store}`,
      orderBody(cartId, lines, { store, information }),
    );
  return {
    fillCart,
    order,
    buy: async (lines: { sku: string; qty: number }[], information: object = {}) =>
      order(await fillCart(lines), lines, information),
  };
};
