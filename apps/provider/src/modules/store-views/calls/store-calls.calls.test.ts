import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/in-transaction.ts';
import { readCurrencyInformation } from '../currency-sql.ts';
import { readRegions } from '../region-sql.ts';
import { readShopFacts } from '../shop-facts-sql.ts';
import { loadStoreViews, offerContact } from '../store-views.ts';

const { db } = await testDatabase();
const contactOf = async (code: string) => (await readShopFacts(db, code)).contact;
const [arabic, english] = await loadStoreViews(db);
if (arabic === undefined || english === undefined) throw new Error('The database has no store views');

describe('readCurrencyInformation', () => {
  it('answers as the wire has it', async () => {
    expect(await readCurrencyInformation(db, arabic)).toEqual({
      base_currency_code: 'USD',
      base_currency_symbol: '$',
      default_display_currency_code: 'IQD',
      default_display_currency_symbol: 'IQD',
      available_currency_codes: ['IQD', 'USD'],
      exchange_rates: [
        { currency_to: 'IQD', rate: 1310, currency_symbol: 'IQD' },
        { currency_to: 'USD', rate: 1, currency_symbol: '$' },
      ],
    });
  });

  it('takes the latest rate that holds, and none to come', async () => {
    await sql`insert into exchange_rate (base_currency, quote_currency, numerator, denominator, valid_from)
      values ('USD', 'IQD', 2641, 2, now() + interval '1 millisecond'), ('USD', 'IQD', 1400, 1, now() + interval '1 day')`.execute(
      db,
    );
    await sql`select pg_sleep(0.01)`.execute(db);
    expect((await readCurrencyInformation(db, english)).exchange_rates[0]).toEqual({
      currency_to: 'IQD',
      rate: 1320.5,
      currency_symbol: 'IQD',
    });
  });
});

describe('readRegions', () => {
  it('answers the 19 governorates in the order of the language, Baghdad first, with 611 for it', async () => {
    const names = (await readRegions(db, 'IQ', arabic)).map(({ name }) => name);
    expect([names.length, names.slice(0, 4)]).toEqual([19, ['بغداد', 'أربيل', 'الأنبار', 'البصرة']]);
    expect((await readRegions(db, 'IQ', english)).slice(0, 3)).toMatchObject([
      { id: 611, code: 'IQ-BG', name: 'Baghdad' },
      { name: 'Al Anbar' },
      { name: 'Al Muthanna' },
    ]);
  });

  it('has districts in every governorate, each with its places', async () => {
    const regions = await readRegions(db, 'IQ', arabic);
    expect(regions.filter(({ districts }) => districts.length === 0).map(({ name }) => name)).toEqual([]);
    const risafa = regions[0]?.districts.find(({ name }) => name === 'الرصافة');
    expect(risafa).toMatchObject({ default_name: 'Al Risafa' });
    expect(risafa?.places).toContain('بغداد الجديدة');
  });
});

describe('offerContact', () => {
  const numbers = { hotline: '6699', whatsapp: '+9647001234567' };
  const offer = (contact: typeof numbers) =>
    inTransaction(db, (transaction) =>
      offerContact(transaction, contact, { actor: 'demo', requestId: 'test' }),
    );
  const told = async () => (await sql`select from change where entity = 'store'`.execute(db)).rows.length;

  it('gives a shop without numbers these, and tells its pages once', async () => {
    expect(await contactOf('ar')).toEqual({ hotline: null, whatsapp: null, email: null });
    await offer(numbers);
    const offered = { ...numbers, email: null };
    expect([await contactOf('ar'), await contactOf('en'), await told()]).toEqual([offered, offered, 1]);
  });

  it('leaves the owner’s numbers alone', async () => {
    await sql`update store_view set hotline = '6600', whatsapp = null`.execute(db);
    await offer(numbers);
    expect([await contactOf('en'), await told()]).toEqual([
      { hotline: '6600', whatsapp: null, email: null },
      1,
    ]);
  });

  it.each(['hotline', '07 70', '+964<script>'])(
    'keeps no number that cannot be dialled: %s',
    async (hotline) => {
      await expect(sql`update store_view set hotline = ${hotline}`.execute(db)).rejects.toThrow(
        'store_view_hotline_check',
      );
    },
  );
});

describe('who sells', () => {
  const sellerOf = async (code: string) => (await readShopFacts(db, code)).seller;

  it('is told as far as the owner says, in the words of each store', async () => {
    expect(await sellerOf('ar')).toEqual({
      hours: null,
      address: null,
      social: [],
      return_days: null,
      payment_titles: ['الدفع عند الاستلام'],
    });
    await sql`update store_view set hours = 'Every day', address = 'Karrada 62', social = array['https://t.me/dijla', 'https://x.com/dijla'] where code = 'en'`.execute(
      db,
    );
    expect(await sellerOf('en')).toEqual({
      hours: 'Every day',
      address: 'Karrada 62',
      social: ['https://t.me/dijla', 'https://x.com/dijla'],
      return_days: null,
      payment_titles: ['Cash on delivery'],
    });
  });

  it.each(['javascript:alert(1)', 'http://t.me/dijla', 'https://a b', 'https://t.me/"><script>'])(
    'keeps no address that is none: %s',
    async (address) => {
      await expect(sql`update store_view set social = array[${address}]`.execute(db)).rejects.toThrow(
        'store_view_social_check',
      );
    },
  );
});

describe('readShopFacts', () => {
  const deliveryOf = async (code: string) => (await readShopFacts(db, code)).delivery;

  it('says where it is not the next day, and the times of the day in the words of the store', async () => {
    expect(await deliveryOf('ar')).toEqual({
      regions: [{ region_id: 611, days: 1, same_day_until: 14 }],
      prices: [{ region_id: null, price: 5000, free_from: 150_000 }],
      sizes: [
        {
          size_class: 'large',
          days: [
            { region_id: null, days: 4 },
            { region_id: 611, days: 2 },
          ],
          prices: [
            { region_id: null, price: 35_000, free_from: null },
            { region_id: 611, price: 15_000, free_from: null },
          ],
        },
      ],
      slots: [
        { code: 'anytime', label: 'أي وقت', until_hour: null },
        { code: 'before2pm', label: 'قبل 2 ظهراً', until_hour: 14 },
        { code: 'after2pm', label: 'بعد 2 ظهراً', until_hour: null },
      ],
    });
  });

  it('promises free delivery where and from what it is free there, of ordinary goods and of a class', async () => {
    const free = sql`'freeshipping', 'freeshipping'`;
    await sql`delete from shipping_rate`.execute(db);
    await sql`insert into shipping_rate (carrier_code, method_code, country, region_code, currency, min_subtotal, price, source)
      values (${free}, 'IQ', 'IQ-BA', 'IQD', 300000, 0, 'owner'), (${free}, 'IQ', 'IQ-AR', 'IQD', 0, 2000, 'owner')`.execute(
      db,
    );
    await sql`insert into size_class_price (size_class, carrier_code, method_code, region_code, currency, min_subtotal, price)
      values ('large', ${free}, '*', 'IQD', 500000, 0), ('large', ${free}, 'IQ-BA', 'IQD', 900000, 0)`.execute(
      db,
    );
    const { prices, sizes } = await deliveryOf('ar');
    expect(prices).toEqual([
      { region_id: null, price: 5000, free_from: 150_000 },
      { region_id: 602, price: 5000, free_from: null },
      { region_id: 603, price: 5000, free_from: 300_000 },
    ]);
    expect(sizes?.[0]?.prices).toEqual([
      { region_id: null, price: 35_000, free_from: 500_000 },
      { region_id: 603, price: 35_000, free_from: 900_000 },
      { region_id: 611, price: 15_000, free_from: 500_000 },
    ]);
    await sql`delete from shipping_rate`.execute(db);
    await sql`delete from size_class_price where method_code = 'freeshipping'`.execute(db);
  });

  it('says what delivery costs, and what it costs in governorates with prices of their own', async () => {
    await sql`insert into shipping_rate (carrier_code, method_code, country, region_code, currency, min_subtotal, price, source)
      values ('flatrate', 'flatrate', 'IQ', 'IQ-BA', 'IQD', 0, 8000, 'owner'), ('flatrate', 'flatrate', 'IQ', 'IQ-BA', 'IQD', 200000, 0, 'owner')`.execute(
      db,
    );
    const {
      rows: [basra],
    } = await sql<{ id: number }>`select id from region where code = 'IQ-BA'`.execute(db);
    expect((await deliveryOf('ar')).prices).toEqual([
      { region_id: null, price: 5000, free_from: 150_000 },
      { region_id: basra?.id, price: 8000, free_from: 150_000 },
    ]);
    expect((await deliveryOf('en')).prices).toEqual([{ region_id: null, price: 400, free_from: 11_500 }]);
  });

  it('tells from what amount delivery is free in each place and for large goods, whichever method is the free one', async () => {
    await sql`insert into shipping_rate (carrier_code, method_code, country, region_code, currency, min_subtotal, price, source)
      values ('freeshipping', 'freeshipping', 'IQ', 'IQ-BA', 'IQD', 180000, 0, 'owner'), ('freeshipping', 'freeshipping', 'IQ', 'IQ-AN', 'IQD', 250000, 0, 'owner')`.execute(
      db,
    );
    await sql`insert into size_class_price (size_class, carrier_code, method_code, region_code, currency, min_subtotal, price)
      values ('large', 'freeshipping', 'freeshipping', 'IQ-BG', 'IQD', 900000, 0)`.execute(db);
    const { prices, sizes = [] } = await deliveryOf('ar');
    expect(prices).toEqual([
      { region_id: null, price: 5000, free_from: 150_000 },
      { region_id: 601, price: 5000, free_from: 250_000 },
      { region_id: 603, price: 8000, free_from: 180_000 },
    ]);
    expect(sizes[0]?.prices).toEqual([
      { region_id: null, price: 35_000, free_from: null },
      { region_id: 611, price: 15_000, free_from: 900_000 },
    ]);
  });

  it('does not call delivery free from an amount above which it costs again', async () => {
    await sql`update shipping_price set min_subtotal = 300000 where carrier_code = 'freeshipping' and currency = 'IQD'`.execute(
      db,
    );
    await sql`insert into shipping_price (carrier_code, method_code, currency, min_subtotal, price) values ('flatrate', 'flatrate', 'IQD', 100000, 0), ('flatrate', 'flatrate', 'IQD', 200000, 4000)`.execute(
      db,
    );
    expect((await deliveryOf('ar')).prices[0]).toEqual({ region_id: null, price: 5000, free_from: 300_000 });
  });

  it('follows the owner', async () => {
    await sql`update region set delivery_days = 3 where code = 'IQ-AR'`.execute(db);
    await sql`update region set same_day_until = null where code = 'IQ-BG'`.execute(db);
    await sql`update delivery_slot set is_active = false where code = 'before2pm'`.execute(db);
    const { regions, slots } = await deliveryOf('en');
    expect([regions, slots.map(({ label }) => label)]).toEqual([
      [{ region_id: 602, days: 3, same_day_until: null }],
      ['Anytime', 'After 2PM'],
    ]);
  });
});
