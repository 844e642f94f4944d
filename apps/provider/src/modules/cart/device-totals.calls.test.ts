import type { CartView, TotalsContext } from '@dijla/contract/client';
import { totalsOf } from '@dijla/commerce-rules/totals/totals-of';
import { wireTotals } from '@dijla/commerce-rules/totals/wire-totals';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { composedChoices } from '@dijla/test-kit/catalog/composed-choices';
import { composedProducts } from '@dijla/test-kit/catalog/composed-products';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { segmentTitle } from './totals/cart-totals.ts';

const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
const shop = await buyingProvider(db, { now: () => clock.now });
const ar = { storeCode: 'ar' };
const skus = ['PLAIN', 'TAXED', 'SPECIAL', 'TIERED', 'CARD', 'ODD'];
const products = await composedProducts(db);
const opens = Date.parse('2026-11-22T00:00:00Z');

beforeAll(async () => {
  const { simple } = catalogBuilder(db);
  await db.insertInto('tax_class').values({ id: 77, kind: 'product', name: 'Odd goods' }).execute();
  const rule = await db
    .insertInto('tax_rule')
    .values({ code: 'odd', priority: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rate = await db
    .insertInto('tax_rate')
    .values({ code: 'odd', country: 'IQ', rate: '7.1250' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('tax_rule_rate').values({ tax_rule_id: rule.id, tax_rate_id: rate.id }).execute();
  await db
    .insertInto('tax_rule_class')
    .values([
      { tax_rule_id: rule.id, tax_class_id: 77 },
      { tax_rule_id: rule.id, tax_class_id: 3 },
    ])
    .execute();
  await simple({ sku: 'PLAIN', price: { IQD: 12_000 }, qty: 10_000 });
  await simple({ sku: 'TAXED', price: { IQD: 1999 }, taxClassId: 77, qty: 10_000 });
  await simple({
    sku: 'SPECIAL',
    price: { IQD: 9999 },
    special: { IQD: 7777, from: new Date(opens) },
    taxClassId: 77,
    qty: 10_000,
  });
  const tiered = await simple({ sku: 'TIERED', price: { IQD: 3333 }, qty: 10_000 });
  await db
    .insertInto('price')
    .values({
      product_id: tiered,
      price_list: 'general',
      currency: 'IQD',
      kind: 'regular',
      min_qty: 3,
      amount: 3001,
    })
    .execute();
  await simple({ sku: 'CARD', type: 'virtual', price: { IQD: 10_000 }, qty: 10_000 });
  await simple({ sku: 'ODD', price: { IQD: 1 }, taxClassId: 77, qty: 10_000 });
  await db.updateTable('stock_level').set({ qty: 100_000 }).where('is_in_stock', '=', true).execute();
  await db
    .updateTable('product')
    .set({ tax_class_id: 77 })
    .where('sku', 'in', ['GEM', 'BOX', 'RING', 'FILM'])
    .execute();
});

const someChoice = composedChoices(products);

/** Totals that a device computes from its lines and the context it read. */
const deviceTotals = ({ items }: CartView, context: TotalsContext, isSent: boolean) =>
  wireTotals(
    totalsOf(
      {
        lines: items,
        country: isSent ? 'IQ' : '',
        region_id: null,
        region_name: null,
        shipping: isSent ? { carrier_code: 'flatrate', method_code: 'flatrate' } : null,
        payment: null,
      },
      context,
      clock.now,
    ),
    context,
    segmentTitle({ store: { language: 'ar' } }),
  );

describe('device totals', () => {
  it("made from the context and the cart's view are the provider's, for any cart at any time", async () => {
    const context = (await shop.call('cart/totals-context', { query: ar })).result;
    const lines = fc.uniqueArray(
      fc.record({ sku: fc.constantFrom(...skus), qty: fc.integer({ min: 1, max: 40 }) }),
      { selector: ({ sku }) => sku, minLength: 1 },
    );
    await fc.assert(
      fc.asyncProperty(lines, fc.boolean(), fc.constantFrom(opens - 1, opens), async (given, isSent, now) => {
        clock.now = now;
        const cartId = (await shop.call('cart/create', { query: ar })).result;
        const query = { ...ar, cartId, view: 'cart' };
        for (const cartItem of given) await shop.call('cart/update', { query, body: { cartItem } });
        const isDelivered = isSent && given.some(({ sku }) => sku !== 'CARD');
        const information = {
          shippingAddress: { countryId: 'IQ' },
          ...(isDelivered ? { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' } : {}),
        };
        if (isSent)
          await shop.call('cart/shipping-information', { query, body: { addressInformation: information } });
        const { result, meta } = await shop.call('cart/totals', { query });
        if (!meta?.cart) throw new Error('no view');
        expect(deviceTotals(meta.cart, context, isDelivered)).toEqual(result);
        expect(result.context_version).toBe(context.version);
      }),
      { numRuns: 30 },
    );
  });

  it("of chosen goods are the provider's too, for any choice, and what one line costs is what is shown of it", async () => {
    const context = (await shop.call('cart/totals-context', { query: ar })).result;
    const lines = fc.array(fc.record({ choice: someChoice, qty: fc.integer({ min: 1, max: 12 }) }), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(lines, fc.boolean(), async (given, isSent) => {
        clock.now = opens;
        const cartId = (await shop.call('cart/create', { query: ar })).result;
        const query = { ...ar, cartId, view: 'cart' };
        for (const {
          choice: { sku, extension_attributes },
          qty,
        } of given)
          await shop.call('cart/update', {
            query,
            body: { cartItem: { sku, qty, product_option: { extension_attributes } } },
          });
        const isDelivered = isSent && given.some(({ choice: { sku } }) => sku === 'KIT' || sku === 'RING');
        const information = {
          shippingAddress: { countryId: 'IQ' },
          ...(isDelivered ? { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' } : {}),
        };
        if (isSent)
          await shop.call('cart/shipping-information', { query, body: { addressInformation: information } });
        const { result, meta } = await shop.call('cart/totals', { query });
        if (!meta?.cart) throw new Error('no view');
        expect(deviceTotals(meta.cart, context, isDelivered)).toEqual(result);
        expect(result.items.map(({ price }) => price)).toEqual(meta.cart.items.map(({ price }) => price));
        expect(result.items.every(({ row_total }) => row_total > 0)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it("are the provider's at the rate the cart froze too, where a promotion names dollars only", async () => {
    const rule = { when: { match: 'all', of: [] }, actions: [{ type: 'fixed_cart', amounts: { USD: 500 } }] };
    await db
      .insertInto('promotion')
      .values({ code: 'five', source: 'test', rule: JSON.stringify(rule) })
      .execute();
    const query = { ...ar, cartId: (await shop.call('cart/create', { query: ar })).result, view: 'cart' };
    await shop.call('cart/update', { query, body: { cartItem: { sku: 'PLAIN', qty: 4 } } });
    await db
      .insertInto('exchange_rate')
      .values({
        base_currency: 'USD',
        quote_currency: 'IQD',
        numerator: 1400,
        denominator: 1,
        valid_from: new Date(clock.now),
      })
      .execute();
    const context = (await shop.call('cart/totals-context', { query: ar })).result;
    const { result, meta } = await shop.call('cart/totals', { query });
    if (!meta?.cart) throw new Error('no view');
    expect([context.base_rate.numerator, result.grand_total]).toEqual([1400, 48_000 - 6_550]);
    expect(
      deviceTotals(
        meta.cart,
        { ...context, base_rate: meta.cart.base_rate, payable: meta.cart.payable },
        false,
      ),
    ).toEqual(result);
  });
});
