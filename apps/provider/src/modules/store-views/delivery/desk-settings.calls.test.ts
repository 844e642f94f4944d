import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { describe, expect, it } from 'vitest';
import { knownRegion } from '../known-region.ts';
import { readShopFacts, readSpelledRegions } from '../store-views.ts';
import { followExchangeRate } from '../../../jobs/follow-exchange-rate-sql.ts';

const shop = await providerOverHttp();
const { db } = shop.database;
const desk = await staffSession(shop, { role: 'owner' });

const lastAct = async () =>
  db
    .selectFrom('audit')
    .select(['act', 'entity', 'entity_id', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const storeSaves = async () =>
  (await db.selectFrom('change').select('entity').where('entity', '=', 'store').execute()).length;
const flatrate = { carrier_code: 'flatrate', method_code: 'flatrate' };
const step = (price: number, currency: 'IQD' | 'USD' = 'IQD') => ({ currency, min_subtotal: 0, price });

describe('settings of deliveries', () => {
  it('give a governorate its own price and days, which its pages say', async () => {
    const before = await storeSaves();
    await desk.call('desk/set-region-delivery', {
      query: { regionId: '603' },
      body: {
        delivery_days: 2,
        same_day_until: null,
        spellings: ['Bassora'],
        rates: [{ ...flatrate, ...step(8000) }],
      },
    });
    const { delivery } = await readShopFacts(db, 'ar');
    expect(delivery.regions).toContainEqual({ region_id: 603, days: 2, same_day_until: null });
    expect(delivery.prices).toContainEqual(expect.objectContaining({ region_id: 603, price: 8000 }));
    expect(await storeSaves()).toBe(before + 1);
    expect(knownRegion(await readSpelledRegions(db, 'IQ'), { region: 'bassora' })).toMatchObject({ id: 603 });
    const { regions } = await desk.call('desk/delivery');
    expect(regions.find(({ id }) => id === 603)).toMatchObject({
      delivery_days: 2,
      spellings: ['Bassora'],
      rates: [{ ...flatrate, ...step(8000) }],
    });
    expect(await lastAct()).toMatchObject({ act: 'saved', entity: 'region', entity_id: '603' });
  });

  it('price a method everywhere else, and take it out of the shop', async () => {
    const query = { carrier: 'flatrate', method: 'flatrate' };
    await desk.call('desk/set-method-prices', { query, body: { is_active: true, prices: [step(4500)] } });
    expect((await readShopFacts(db, 'ar')).delivery.prices).toContainEqual(
      expect.objectContaining({ region_id: null, price: 4500 }),
    );
    await desk.call('desk/set-method-prices', { query, body: { is_active: false, prices: [step(4500)] } });
    expect((await desk.call('desk/delivery')).methods).toContainEqual(
      expect.objectContaining({ ...flatrate, is_active: false }),
    );
    await desk.call('desk/set-method-prices', { query, body: { is_active: true, prices: [step(4500)] } });
  });

  it('add a class of large goods as the largest, and a time of the day as the last', async () => {
    await desk.call('desk/set-size-class', {
      query: { code: 'piano' },
      body: {
        titles: [{ language: 'en', text: 'With two porters' }],
        days: [{ region_code: '*', days: 4 }],
        prices: [{ ...flatrate, ...step(60_000), region_code: 'IQ-BA' }],
      },
    });
    const { sizes = [] } = (await readShopFacts(db, 'ar')).delivery;
    expect(sizes.at(-1)).toMatchObject({ size_class: 'piano', days: [{ region_id: null, days: 4 }] });
    await desk.call('desk/set-slot', {
      query: { code: 'evening' },
      body: { is_active: true, until_hour: 21, labels: [{ language: 'ar', text: 'مساءً' }] },
    });
    expect((await readShopFacts(db, 'ar')).delivery.slots.at(-1)).toEqual({
      code: 'evening',
      label: 'مساءً',
      until_hour: 21,
    });
  });

  it('refuse places, methods and codes that are none, and steps given twice', async () => {
    const region = { delivery_days: 1, same_day_until: null, spellings: [] as string[] };
    const refused = (name: Parameters<typeof desk.refused>[0], query: Record<string, string>, body: object) =>
      desk.refused(name, { query, body });
    expect(await refused('desk/set-region-delivery', { regionId: '1' }, { ...region, rates: [] })).toBe(
      'desk.setting-not-found',
    );
    const foreign = { carrier_code: 'none', method_code: 'none', ...step(1) };
    expect(
      await refused('desk/set-region-delivery', { regionId: '603' }, { ...region, rates: [foreign] }),
    ).toBe('desk.setting-not-found');
    const twice = [
      { ...flatrate, ...step(1) },
      { ...flatrate, ...step(2) },
    ];
    expect(await refused('desk/set-region-delivery', { regionId: '603' }, { ...region, rates: twice })).toBe(
      'request.invalid',
    );
    for (const spelling of ['baghdad', 'محافظة بغداد'])
      expect(
        await refused(
          'desk/set-region-delivery',
          { regionId: '603' },
          { ...region, spellings: [spelling], rates: [] },
        ),
      ).toBe('desk.spelling-taken');
    const slot = { is_active: true, until_hour: null, labels: [{ language: 'en', text: 'x' }] };
    expect(await refused('desk/set-slot', { code: 'Not a code' }, slot)).toBe('desk.setting-not-found');
  });
});

describe('the exchange rate', () => {
  it('is previewed as the prices then are, and is not set twice by two who saw the same', async () => {
    const before = await desk.call('desk/exchange-rate');
    const preview = await desk.call('desk/preview-exchange-rate', {
      query: { rate: '2620', step: '500' },
    });
    expect(preview.products).toBeGreaterThan(0);
    expect(preview.examples.length).toBeGreaterThan(0);
    const body = { rate: '2620', step: 500, seen_rate: before.rate };
    expect(await desk.call('desk/set-exchange-rate', { body })).toMatchObject({
      rate: '2620',
      step: 500,
      is_applied: false,
    });
    expect(await desk.refused('desk/set-exchange-rate', { body })).toBe('desk.changed-meanwhile');
    await followExchangeRate(db);
    expect(await desk.call('desk/exchange-rate')).toMatchObject({ rate: '2620', is_applied: true });
    for (const { sku, unit, after } of preview.examples) {
      const { items } = await desk.call('desk/products', { query: { q: sku } });
      const product = items.find((item) => item.sku === sku);
      expect(product?.prices.find((price) => price.unit.code === unit.code)?.regular).toEqual({
        amount: after,
        is_derived: true,
      });
    }
  });

  it.each(['0', '-1', '1e3', '1310.12345', ''])('is not %j', async (rate) => {
    expect(
      await desk.refused('desk/set-exchange-rate', { body: { rate, step: 250, seen_rate: '2620' } }),
    ).toBe('request.invalid');
  });
});

describe('limits and ways to pay', () => {
  it('are as they were set', async () => {
    const body = {
      unpaid_per_buyer: 2,
      unpaid_per_network: null,
      unpaid_per_product: 40,
      return_days: 7,
      sends_offline_orders: false,
    };
    expect(await desk.call('desk/set-order-rules', { body })).toEqual(body);
    expect(await desk.call('desk/order-rules')).toEqual(body);
    const cash = {
      is_active: true,
      pay_within_hours: null,
      texts: [{ language: 'ar', title: 'نقداً', instructions: null }],
      limits: [{ currency: 'IQD' as const, min_total: 1000, max_total: 500_000, fee: 2000 }],
    };
    const query = { code: 'cashondelivery' };
    await desk.call('desk/set-payment-method', { query, body: cash });
    const { items } = await desk.call('desk/payment-methods');
    expect(items.find(({ code }) => code === 'cashondelivery')).toEqual({ ...query, ...cash });
    const [limit] = cash.limits;
    expect(
      await desk.refused('desk/set-payment-method', {
        query,
        body: { ...cash, limits: [{ ...limit, min_total: 600_000 }] },
      }),
    ).toBe('request.invalid');
    expect(await desk.refused('desk/set-payment-method', { query: { code: 'none' }, body: cash })).toBe(
      'desk.setting-not-found',
    );
  });

  it('has hours to pay where a gateway takes the money, as goods are kept for so long', async () => {
    const query = { code: 'fib' };
    const { items } = await desk.call('desk/payment-methods');
    const { code: _, ...body } = items.find(({ code }) => code === query.code) ?? { code: '' };
    const set = (pay_within_hours: number | null) => ({
      query,
      body: { ...(body as (typeof items)[number]), pay_within_hours },
    });
    expect(await desk.refused('desk/set-payment-method', set(null))).toBe('request.invalid');
    await desk.call('desk/set-payment-method', set(5));
    const after = await desk.call('desk/payment-methods');
    expect(after.items.find(({ code }) => code === query.code)?.pay_within_hours).toBe(5);
  });
});

describe('a way to pay of the shop’s own', () => {
  const body = {
    code: 'own-transfer',
    for_virtual_carts: true,
    texts: [
      { language: 'en', title: 'Transfer', instructions: null },
      { language: 'ar', title: 'حوالة', instructions: null },
    ],
  };
  it('is added switched off, behind the others, and once', async () => {
    await desk.call('desk/add-payment-method', { body });
    const { items } = await desk.call('desk/payment-methods');
    expect(items.at(-1)).toMatchObject({
      code: body.code,
      is_active: false,
      limits: [],
      texts: body.texts.toReversed(),
    });
    expect(await desk.refused('desk/add-payment-method', { body })).toBe('desk.code-taken');
    expect((await desk.call('desk/payment-methods')).items).toHaveLength(items.length);
  });

  it.each([{ code: 'Own Transfer' }, { code: '' }, { texts: [] }])('is not added of %j', async (wrong) => {
    expect(
      await desk.refused('desk/add-payment-method', { body: { ...body, code: 'other', ...wrong } }),
    ).toBe('request.invalid');
  });
});

describe('what buyers pay in', () => {
  it('is set for stores at once, and not at all where one is unknown', async () => {
    const { stores } = await desk.call('desk/payable');
    expect(stores.map(({ store }) => store).toSorted()).toEqual(['ar', 'en']);
    const next = [{ store: 'en', currency: 'USD' as const, step: 0 }];
    const { stores: after } = await desk.call('desk/set-payable', { body: { stores: next } });
    expect(after.find(({ store }) => store === 'en')).toEqual(next[0]);
    expect(after.find(({ store }) => store === 'ar')).toEqual(stores.find(({ store }) => store === 'ar'));
    expect(
      await desk.refused('desk/set-payable', {
        body: { stores: [...stores, { store: 'fr', currency: 'IQD', step: 1 }] },
      }),
    ).toBe('desk.setting-not-found');
    expect((await desk.call('desk/payable')).stores).toEqual(after);
    await desk.call('desk/set-payable', { body: { stores } });
  });
});

describe('what the shop says of itself', () => {
  it('is saved as its owner’s, and refused in words where it cannot be kept', async () => {
    const before = await desk.call('desk/shop');
    const body = {
      ...before,
      name: { en: 'Saffron House', ar: 'بيت الزعفران' },
      contact: { ...before.contact, hotline: '6699', whatsapp: '+9647001234567' },
    };
    await desk.call('desk/set-shop', { body });
    expect(await readShopFacts(db, 'en')).toMatchObject({
      contact: { hotline: '6699', whatsapp: '+9647001234567' },
    });
    expect((await desk.call('desk/shop')).name).toEqual(body.name);
    const wrong = { ...body, contact: { ...body.contact, whatsapp: '0770' } };
    expect(await desk.refused('desk/set-shop', { body: wrong })).toBe('desk.brand-invalid');
    const pale = { ...body, colors: { accent: '#fefefe', accent_dark: null } };
    expect(await desk.refused('desk/set-shop', { body: pale })).toBe('desk.brand-invalid');
    expect((await desk.call('desk/shop')).contact.whatsapp).toBe('+9647001234567');
  });
});
