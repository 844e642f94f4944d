import { existsSync, readFileSync } from 'node:fs';
import { singleLine } from '@dijla/contract/schemas';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { everyNth } from '@dijla/test-kit/thoroughness';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const ar = { storeCode: 'ar' };

const own = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eمقلوب',
  '<img src=x onerror=alert(1)>',
  "Robert'); drop table cart;--",
  '${7*7}',
  '%s%n',
  'نورْ ـــ',
  '𠜎',
  '\\',
  '"',
  '\r\n',
  'a'.repeat(300),
];
// The large list is next to the repository when it is checked out with the shared data; otherwise only our
// own strings are used.
const list = new URL('../../../../../../shared/data/naughty/blns/blns.json', import.meta.url);
const naughty = [...own, ...(existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [])];

const address = {
  country_id: 'IQ',
  street: ['Karrada 62'],
  telephone: '07701234567',
  postcode: '10069',
  city: 'Baghdad',
  firstname: 'Noor',
  lastname: 'Hasan',
};
const newCart = async (): Promise<string> => {
  const cartId = (await shop.call('cart/create', { query: ar })).result;
  await shop.call('cart/update', { query: { ...ar, cartId }, body: { cartItem: { sku: 'MUG', qty: 1 } } });
  return cartId;
};

beforeAll(async () => {
  await catalogBuilder(db).simple({ sku: 'MUG', qty: 1_000_000 });
});

describe('naughty strings', () => {
  it('in names and addresses are kept as one line, else exactly, or refused clearly, never half', async () => {
    const order = async (text: string): Promise<void> => {
      const cart_id = await newCart();
      const shippingAddress = {
        ...address,
        firstname: `ن${text}`,
        city: `B${text}`,
        street: [`1${text}`],
        company: text,
        region: text,
        vat_id: text.slice(0, 64),
      };
      const body = {
        cart_id,
        products: [{ sku: 'MUG', qty: 1 }],
        addressInformation: {
          shippingAddress,
          payment_method_code: 'cashondelivery',
          shipping_method_code: 'flatrate',
          shipping_carrier_code: 'flatrate',
        },
      };
      const { status } = await shop.send('order/place', { query: ar, body });
      const [kept] = await db
        .selectFrom('order_address')
        .innerJoin('order', 'order.id', 'order_address.order_id')
        .selectAll('order_address')
        .where('cart_id', '=', cart_id)
        .where('kind', '=', 'shipping')
        .execute();
      const { firstname, city, street, company, region } = shippingAddress;
      const exact = [firstname, city, street[0], company, region].map((given) =>
        singleLine(given?.toWellFormed() ?? ''),
      );
      const isPlaced = status === 200;
      expect({
        text,
        status,
        kept: kept ? [kept.firstname, kept.city, kept.street[0], kept.company, kept.region] : null,
      }).toEqual({ text, status: isPlaced ? 200 : 400, kept: isPlaced ? exact : null });
      expect((await shop.send('cart/pull', { query: { ...ar, cartId: cart_id } })).status).toBe(
        isPlaced ? 404 : 200,
      );
    };
    const tried = [...own, ...everyNth(naughty.slice(own.length), 3)];
    for (let start = 0; start < tried.length; start += 8)
      await Promise.all(tried.slice(start, start + 8).map(order));
  }, 120_000);

  it('in every other member of cart and order bodies get an answer of the contract, never a fault', async () => {
    const cartId = await newCart();
    const query = { ...ar, cartId };
    for (const text of naughty.filter((_, place) => place < own.length || place % 5 === 0)) {
      const item = {
        sku: text,
        qty: text,
        item_id: text,
        quoteId: text,
        product_option: {
          extension_attributes: {
            configurable_item_options: [{ option_id: text, option_value: text }],
            campaign_data: { [text]: text },
          },
        },
      };
      const answers = await Promise.all([
        shop.send('cart/update', { query, body: { cartItem: { ...item, item_id: null, qty: 1 } } }),
        shop.send('cart/update', { query, body: { cartItem: item } }),
        shop.send('cart/update', {
          query,
          body: {
            cartItem: {
              sku: 'MUG',
              qty: 1,
              product_option: { extension_attributes: { campaign_data: { [text]: text } } },
            },
          },
        }),
        shop.send('cart/delete', { query, body: { cartItem: { sku: text } } }),
        shop.send('cart/shipping-methods', {
          query,
          body: { address: { country_id: text, region: text, region_id: text } },
        }),
        shop.send('cart/shipping-information', {
          query,
          body: {
            addressInformation: {
              shippingAddress: { countryId: text, city: text, extension_attributes: { [text]: text } },
              shippingCarrierCode: text,
              shippingMethodCode: text,
            },
          },
        }),
        shop.send('cart/collect-totals', {
          query,
          body: { methods: { paymentMethod: { method: text }, shippingCarrierCode: text } },
        }),
        shop.send('cart/pull', { query: { storeCode: text, cartId: text } }),
      ]);
      const codes = answers.map(({ status, headers }) => [status, headers.get('x-refusal')]);
      expect({
        text,
        faults: codes.filter(([status, code]) => status === 500 && code === 'request.unexpected'),
      }).toEqual({ text, faults: [] });
      const order = {
        cart_id: cartId,
        order_id: text,
        user_id: text,
        store_code: text,
        products: [{ sku: text || 'x', qty: 1, parentSku: text, server_item_id: text }],
        addressInformation: {
          shippingAddress: address,
          payment_method_code: text,
          shipping_method_code: text,
        },
      };
      const refused = await shop.send('order/place', { query: ar, body: order });
      expect({ text, code: refused.headers.get('x-refusal') }).not.toEqual({
        text,
        code: 'request.unexpected',
      });
    }
    expect((await shop.send('cart/pull', { query })).status).toBe(200);
  }, 120_000);
});
