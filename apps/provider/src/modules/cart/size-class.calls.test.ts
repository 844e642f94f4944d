import { shippingMethodsFor } from '@dijla/commerce-rules/shipping/shipping-methods-for';
import { largestSizeOf } from '@dijla/commerce-rules/shipping/largest-size-of';
import { totalsOf } from '@dijla/commerce-rules/totals/totals-of';
import { wireTotals } from '@dijla/commerce-rules/totals/wire-totals';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { orderingShop, type OrderedItem } from '@dijla/test-kit/shops/ordering-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { afterEach, describe, expect, it } from 'vitest';
import { segmentTitle } from './totals/cart-totals.ts';

const { db } = await testDatabase();
const { shop, ar, address, information, addProduct, newCart, bodyOf, place, refusedOrder, orderOf } =
  await orderingShop({ db });
const { configurable } = catalogBuilder(db);
const fridge = await addProduct({ sizeClass: 'large', price: { IQD: 420_000, USD: 32_100 } });
const cup = await addProduct();
const [baghdad, basra] = [
  { region_id: 611, region: 'Baghdad' },
  { region_id: 603, region: 'Basra' },
];

const large: OrderedItem = { sku: fridge, qty: 1 };
const small: OrderedItem = { sku: cup, qty: 2 };

const methodsIn = async (cartId: string, place: object) =>
  (
    await shop.call('cart/shipping-methods', {
      query: { ...ar, cartId },
      body: { address: { country_id: 'IQ', ...place } },
    })
  ).result.map(({ method_code, method_title, price_incl_tax }) => [
    method_code,
    method_title,
    price_incl_tax,
  ]);

const sentTo = (cartId: string, { region_id, region }: typeof baghdad) =>
  shop.call('cart/shipping-information', {
    query: { ...ar, cartId, view: 'cart' },
    body: {
      addressInformation: {
        shippingAddress: { countryId: 'IQ', region_id, region },
        shippingCarrierCode: 'flatrate',
        shippingMethodCode: 'flatrate',
      },
    },
  });

afterEach(async () => {
  await db.deleteFrom('size_class_price').where('method_code', '=', 'freeshipping').execute();
});

describe('a cart with something large', () => {
  it.each([
    ['Baghdad', baghdad, [['flatrate', 'القطع الكبيرة', 15_000]]],
    ['a governorate without a row of its own', basra, [['flatrate', 'القطع الكبيرة', 35_000]]],
  ])(
    'is delivered to %s at the price of its largest, and never for nothing by the worth of it',
    async (_, place, methods) => {
      expect(await methodsIn(await newCart([large, small]), place)).toEqual(methods);
    },
  );

  it('is as any other once that is taken out', async () => {
    const cartId = await newCart([large, small]);
    await sentTo(cartId, baghdad);
    const view = await shop.call('cart/pull', { query: { ...ar, cartId } });
    const line = view.result.find(({ sku }) => sku === fridge);
    await shop.call('cart/delete', {
      query: { ...ar, cartId },
      body: { cartItem: { sku: fridge, item_id: line?.item_id, quoteId: cartId } },
    });
    expect(await methodsIn(cartId, baghdad)).toEqual([['flatrate', 'خلال 24 ساعة', 5000]]);
    expect((await shop.call('cart/totals', { query: { ...ar, cartId } })).result).toMatchObject({
      shipping_amount: 5000,
    });
  });

  it('is free where the owner says so of large goods', async () => {
    await db
      .insertInto('size_class_price')
      .values({
        size_class: 'large',
        carrier_code: 'freeshipping',
        method_code: 'freeshipping',
        currency: 'IQD',
        min_subtotal: 400_000,
        price: 0,
      })
      .execute();
    expect((await methodsIn(await newCart([large]), baghdad)).map(([code]) => code)).toEqual([
      'flatrate',
      'freeshipping',
    ]);
    await db.deleteFrom('size_class_price').where('method_code', '=', 'freeshipping').execute();
  });

  it.each([
    ['Baghdad', baghdad],
    ['Basra', basra],
  ])('costs on the device, from context and view alone, what it costs here: to %s', async (_, place) => {
    const cartId = await newCart([large, small]);
    const { meta } = await sentTo(cartId, place);
    const context = (await shop.call('cart/totals-context', { query: ar })).result;
    const { items, totals, shipping_methods: methods } = meta!.cart!;
    const shipping = { carrier_code: 'flatrate', method_code: 'flatrate' };
    const computed = totalsOf(
      {
        lines: items,
        country: 'IQ',
        region_id: place.region_id,
        region_name: place.region,
        shipping,
        payment: null,
      },
      context,
      Date.now(),
    );
    expect(wireTotals(computed, context, segmentTitle({ store: { language: 'ar' } }))).toEqual(totals);
    const consignment = {
      country: 'IQ',
      region_id: place.region_id,
      region_name: place.region,
      subtotal: computed.subtotal_incl_tax,
      isVirtual: false,
      sizeClass: largestSizeOf(items, context.size_classes),
    };
    expect(shippingMethodsFor(context, consignment)).toEqual(methods);
  });

  it('is ordered at that price, and not by a method that does not carry it', async () => {
    const cartId = await newCart([large, small]);
    await place(bodyOf(cartId, [large, small]));
    expect(await orderOf(cartId)).toMatchObject({
      shipping_amount: 15_000,
      grand_total: 420_000 + 24_000 + 15_000,
      shipping_title: 'توصيل عادي - القطع الكبيرة',
    });
    const free = {
      ...information,
      shippingAddress: address,
      shipping_carrier_code: 'freeshipping',
      shipping_method_code: 'freeshipping',
    };
    expect(
      await refusedOrder(bodyOf(await newCart([large]), [large], { addressInformation: free })),
    ).toMatchObject({ code: 'order.shipping-method-not-available' });
  });

  it('has the price of the largest that has one, whatever else is in it', async () => {
    await db.insertInto('size_class').values({ code: 'piano', position: 9 }).execute();
    const piano = await addProduct({ sizeClass: 'piano' });
    expect(await methodsIn(await newCart([large, { sku: piano, qty: 1 }]), basra)).toEqual([
      ['flatrate', 'القطع الكبيرة', 35_000],
    ]);
    expect((await methodsIn(await newCart([{ sku: piano, qty: 1 }]), basra))[0]).toEqual([
      'flatrate',
      'خلال 24 ساعة',
      5000,
    ]);
    await db.updateTable('product').set({ size_class: null }).where('sku', '=', piano).execute();
    await db.deleteFrom('size_class').where('code', '=', 'piano').execute();
  });

  it('is one also where a variant is bought by its own sku: its configurable is large', async () => {
    const {
      variants: [sofa],
    } = await configurable({ sku: 'SOFA', colors: ['Grey'], sizes: ['M'], price: { IQD: 300_000 } });
    await db.updateTable('product').set({ size_class: 'large' }).where('sku', '=', 'SOFA').execute();
    const line = { sku: sofa!.sku, qty: 1 };
    expect(await methodsIn(await newCart([line]), baghdad)).toEqual([['flatrate', 'القطع الكبيرة', 15_000]]);
    const cartId = await newCart([small]);
    await place(bodyOf(cartId, [line]));
    expect(await orderOf(cartId)).toMatchObject({ shipping_amount: 15_000 });
  });

  it('is delivered as all goods are where no active method has a price for its class', async () => {
    const rows = await db.deleteFrom('size_class_price').returningAll().execute();
    expect((await methodsIn(await newCart([large]), baghdad)).map(([code, title]) => [code, title])).toEqual([
      ['flatrate', 'خلال 24 ساعة'],
      ['freeshipping', 'خلال 24 ساعة'],
    ]);
    await db.insertInto('size_class_price').values(rows).execute();
  });
});
