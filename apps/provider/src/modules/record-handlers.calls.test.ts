import { aBatch, aCategory, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import type { RecordAuthor, RecordHandler } from '../database/record-handler.ts';
import { categoryHandler, removeProducts, saveCatalog } from './catalog/catalog.ts';
import { shippingRatesHandler } from './checkout/checkout.ts';
import { cmsBlockHandler, cmsPageHandler } from './content/content.ts';
import {
  type CustomerInput,
  customerGroupHandler,
  customerHandler,
  wishlistHandler,
} from './customers/customers.ts';
import { pastOrderHandler } from './orders/orders.ts';
import { taxRateHandler, taxRuleHandler } from './pricing/pricing.ts';
import { type PromotionInput, promotionHandler } from './promotions/promotions.ts';
import { type ReviewInput, reviewHandler } from './reviews/reviews.ts';

const { db } = await testDatabase();
const author: RecordAuthor = { actor: 'test', requestId: 'test', source: 'import' };

await inTransaction(db, (transaction) =>
  saveCatalog(transaction, aBatch({ products: [aProduct('MUG'), aProduct('CUP')] }), author),
);

const save = <Input>(handler: RecordHandler<Input>, records: readonly Input[]) =>
  inTransaction(db, (transaction) => handler.save(transaction, records, author));

/** As an import does it: what passes the check is saved. */
const bring = async <Input>(handler: RecordHandler<Input>, given: readonly Input[]) => {
  const { records, warnings } = await handler.check(db, given);
  await save(handler, records);
  return { records, warnings };
};
const standing = async <Input>(handler: RecordHandler<Input>, records: readonly Input[]) => [
  ...(await handler.read(db, records.map(handler.keyOf))).values(),
];

const noor: CustomerInput = {
  email: 'noor@example.iq',
  firstname: 'نور',
  lastname: 'حسن',
  telephone: '07701234567',
  birthday: '1990-02-03',
  gender: null,
  group: 'General',
  password: null,
  is_active: true,
  addresses: [
    {
      firstname: 'نور',
      lastname: 'حسن',
      company: null,
      telephone: '07701234567',
      country: 'IQ',
      region_id: 611,
      region: 'بغداد',
      city: 'الكرادة',
      street: ['شارع 62', 'دار 7'],
      landmark: 'مقابل سوق الهنود',
      postcode: null,
      is_default_shipping: true,
      is_default_billing: true,
    },
  ],
};
const review: ReviewInput = {
  natural_key: 'r1',
  sku: 'MUG',
  status: 1,
  language: 'ar',
  nickname: 'زينب',
  title: 'ممتاز',
  detail: 'وصل بسرعة.',
  rating: 5,
  created_at: '2026-03-01T10:00:00.000Z',
};
const promotion: PromotionInput = {
  code: 'welcome',
  is_active: true,
  from: '2026-01-01T00:00:00.000Z',
  until: null,
  priority: 1,
  stops_further: false,
  uses_per_customer: null,
  texts: { en: { name: 'Welcome', description: '' }, ar: { name: 'أهلاً', description: '' } },
  rule: {
    when: { match: 'all', of: [{ subject: 'subtotal', operator: '>=', amounts: { IQD: 10_000 } }] },
    actions: [{ type: 'percent', percent: 100_000 }],
  },
  coupons: [{ code: 'WELCOME10', uses_limit: null }],
};
const pageText = {
  title: 'About',
  content_heading: 'About us',
  content: '<p>Dijla {{block id=promise}}</p>',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
};
const page = {
  identifier: 'about-us',
  is_active: true,
  page_layout: '1column',
  position: 0,
  texts: { en: pageText },
};
const rate = {
  code: 'US-MI',
  country: 'US',
  region_id: 0,
  region_name: 'Michigan',
  postcode: '*',
  rate: 82_500,
};

/** The stored records after each step: saved, replaced, removed. */
const kept = <Input>(
  name: string,
  handler: RecordHandler<Input>,
  records: readonly [NoInfer<Input>, NoInfer<Input>],
) => ({
  name,
  expected: { warnings: [], stands: [[records[0]], [records[1]], []] },
  run: async () => {
    const [one, other] = records;
    const warnings = [...(await bring(handler, [one])).warnings];
    const stands = [await standing(handler, [one])];
    warnings.push(...(await bring(handler, [other])).warnings);
    stands.push(await standing(handler, [other]));
    await inTransaction(db, (transaction) => handler.remove(transaction, [handler.keyOf(other)], author));
    stands.push(await standing(handler, [other]));
    return { warnings, stands };
  },
});

describe('record handlers', () => {
  it.each([
    kept('tax rates', taxRateHandler, [rate, { ...rate, rate: 90_000, region_name: null }]),
    kept('tax rules', taxRuleHandler(), [
      {
        code: 'R1',
        priority: 0,
        position: 0,
        rates: ['Iraq'],
        customer_class_ids: [3],
        product_class_ids: [2],
      },
      { code: 'R1', priority: 2, position: 1, rates: [], customer_class_ids: [], product_class_ids: [2] },
    ]),
    kept('delivery tables', shippingRatesHandler, [
      {
        carrier_code: 'tablerate',
        method_code: 'bestway',
        rates: [
          { country: 'US', region_code: '*', postcode: '*', currency: 'USD', min_subtotal: 0, price: 1500 },
        ],
      },
      {
        carrier_code: 'tablerate',
        method_code: 'bestway',
        rates: [
          {
            country: 'IQ',
            region_code: 'IQ-BA',
            postcode: '*',
            currency: 'USD',
            min_subtotal: 5000,
            price: 1000,
          },
        ],
      },
    ]),
    kept('customer groups', customerGroupHandler, [
      { code: 'Friends', price_list: 'friends', tax_class_id: 3 },
      { code: 'Friends', price_list: 'general', tax_class_id: 3 },
    ]),
    kept('customers', customerHandler(), [
      { ...noor, email: 'zaid@example.iq' },
      { ...noor, email: 'zaid@example.iq', telephone: null, addresses: [] },
    ]),
    kept('reviews', reviewHandler(), [review, { ...review, sku: 'CUP', rating: 1 }]),
    kept('pages', cmsPageHandler, [
      page,
      { ...page, is_active: false, texts: { ar: { ...pageText, content: '<p>نص</p>' } } },
    ]),
    kept('blocks', cmsBlockHandler, [
      {
        identifier: 'promise',
        is_active: true,
        texts: { en: { title: 'Promise', content: '<p>Today</p>' } },
      },
      { identifier: 'promise', is_active: false, texts: {} },
    ]),
    kept('promotions', promotionHandler, [
      promotion,
      {
        ...promotion,
        until: '2035-01-01T00:00:00.000Z',
        coupons: [{ code: 'OTHER', uses_limit: 5 }],
        texts: { ar: { name: 'أهلاً', description: 'و' } },
      },
    ]),
  ])('give back $name as they took them, replace them whole and remove them', async ({ run, expected }) => {
    expect(await run()).toEqual(expected);
  });

  it('leave out what refers to nothing, with a warning', async () => {
    expect(
      await taxRuleHandler().check(db, [
        {
          code: 'R2',
          priority: 0,
          position: 0,
          rates: ['none'],
          customer_class_ids: [99],
          product_class_ids: [2],
        },
      ]),
    ).toMatchObject({
      records: [{ rates: [], customer_class_ids: [], product_class_ids: [2] }],
      warnings: [
        { key: 'R2', code: 'unknown-tax-rate', subject: 'none', isTaken: true },
        { key: 'R2', code: 'unknown-tax-class', subject: '99', isTaken: true },
      ],
    });
    expect(await reviewHandler().check(db, [{ ...review, sku: 'NOTHING' }])).toEqual({
      records: [],
      warnings: [{ key: 'r1', code: 'unknown-sku', subject: 'NOTHING', isTaken: false }],
    });
    expect((await wishlistHandler().check(db, [{ email: 'nobody@example.iq', items: [] }])).warnings).toEqual(
      [{ key: 'nobody@example.iq', code: 'unknown-customer', subject: '', isTaken: false }],
    );
    expect(
      (await promotionHandler.check(db, [{ ...promotion, rule: { ...promotion.rule, actions: [] } }]))
        .warnings,
    ).toEqual([{ key: 'welcome', code: 'bad-promotion-rule', subject: 'welcome', isTaken: false }]);
    expect((await customerHandler().check(db, [{ ...noor, email: 'no e-mail' }])).warnings).toEqual([
      { key: 'no e-mail', code: 'bad-email', subject: '', isTaken: false },
    ]);
  });

  it('count what the same run brings as there', async () => {
    const brought = async (kind: string, keys: readonly string[]) => new Set(kind === 'product' ? keys : []);
    expect((await reviewHandler(brought).check(db, [{ ...review, sku: 'COMING' }])).warnings).toEqual([]);
  });

  it('tell the shop of a product whose reviews changed', async () => {
    await bring(reviewHandler(), [{ ...review, natural_key: 'r2' }]);
    const { rows } = await sql<{
      sku: string;
    }>`select p.sku from change c join product p on p.id = c.entity_id where c.kind = 'reviews' order by c.seq desc limit 1`.execute(
      db,
    );
    expect(rows).toEqual([{ sku: 'MUG' }]);
  });
});

describe('customerKeeper', () => {
  it('hashes a password, gives none back, and sets none where there is one', async () => {
    const withPassword = { ...noor, password: 'Dijla-demo-1' };
    await bring(customerHandler(), [withPassword]);
    const { password_hash } = await db
      .selectFrom('customer')
      .select('password_hash')
      .where('email', '=', noor.email)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$/);
    expect((await customerHandler().check(db, [withPassword])).records).toEqual([noor]);
    expect(await standing(customerHandler(), [noor])).toEqual([noor]);
  });

  it('makes numbers one spelling, and lets one belong to one customer', async () => {
    await bring(customerHandler(), [noor]);
    const { records, warnings } = await customerHandler().check(db, [
      { ...noor, email: 'Other@Example.IQ', telephone: '+964 770 123 4567' },
    ]);
    expect(records).toMatchObject([{ email: 'other@example.iq', telephone: null }]);
    expect(warnings).toEqual([
      { key: 'other@example.iq', code: 'telephone-of-another-customer', subject: '', isTaken: true },
    ]);
  });

  it('keeps wishes in order', async () => {
    await bring(customerHandler(), [noor]);
    const wishes = {
      email: noor.email,
      items: [
        { sku: 'MUG', qty: 2, comment: null },
        { sku: 'CUP', qty: 1, comment: 'أزرق' },
      ],
    };
    await bring(wishlistHandler(), [wishes]);
    expect(await standing(wishlistHandler(), [wishes])).toEqual([wishes]);
  });

  it('leaves out a wish for a product that was removed from the catalog', async () => {
    await bring(customerHandler(), [noor]);
    await inTransaction(db, async (transaction) => {
      await saveCatalog(transaction, aBatch({ products: [aProduct('BOWL')] }), author);
      await removeProducts(transaction, ['BOWL'], author);
    });
    const wish = { email: noor.email, items: [{ sku: 'BOWL', qty: 1, comment: null }] };
    expect(await wishlistHandler().check(db, [wish])).toEqual({
      records: [{ email: noor.email, items: [] }],
      warnings: [{ key: noor.email, code: 'unknown-sku', subject: 'BOWL', isTaken: true }],
    });
  });
});

describe('pastOrderKeeper', () => {
  const order = {
    order_number: 'P-1',
    email: noor.email,
    currency: 'IQD' as const,
    placed_at: '2025-05-01T08:00:00.000Z',
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
    payment_method_code: 'checkmo',
    lines: [{ sku: 'MUG', qty: 2, options: {} }],
    is_refunded: true,
  };

  it('keeps an order with its sums and its end, takes no stock, and never changes it', async () => {
    await bring(customerHandler(), [noor]);
    const before = await db.selectFrom('stock_level').select('qty').orderBy('product_id').execute();
    expect((await bring(pastOrderHandler(), [order])).warnings).toEqual([]);
    expect(await standing(pastOrderHandler(), [order])).toEqual([order]);
    expect(await db.selectFrom('stock_level').select('qty').orderBy('product_id').execute()).toEqual(before);
    const row = await db
      .selectFrom('current_order')
      .selectAll()
      .where('order_number', '=', 'P-1')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      subtotal: 24_000,
      shipping_amount: 5000,
      grand_total: 29_000,
      base_subtotal: 1832,
      base_shipping_amount: 382,
      base_grand_total: 2214,
      items_qty: 2,
      cart_id: null,
    });
    const events = await db
      .selectFrom('order_event')
      .select('to_state')
      .where('order_id', '=', row.id)
      .orderBy('id')
      .execute();
    expect(events.map(({ to_state }) => to_state)).toEqual(['pending', 'invoiced', 'refunded']);
    expect((await pastOrderHandler().check(db, [{ ...order, placed_at: null }])).warnings).toEqual([]);
    expect((await pastOrderHandler().check(db, [{ ...order, is_refunded: false }])).warnings).toEqual([
      { key: 'P-1', isTaken: false, code: 'order-never-changes', subject: '' },
    ]);
    await inTransaction(db, (transaction) => pastOrderHandler().remove(transaction, ['P-1'], author));
    expect(await standing(pastOrderHandler(), [order])).toEqual([]);
  });

  it.each([
    ['a customer', { email: 'nobody@example.iq' }, 'unknown-customer'],
    ['goods', { lines: [{ sku: 'NOTHING', qty: 1, options: {} }] }, 'unknown-sku'],
  ])('takes none that names %s nobody knows', async (_, changes, code) => {
    await bring(customerHandler(), [noor]);
    const { warnings } = await pastOrderHandler().check(db, [{ ...order, order_number: 'P-2', ...changes }]);
    expect(warnings.map((warning) => warning.code)).toEqual([code]);
  });
});

const pagesOf = async (store: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ document: Record<string, unknown> }>`
    select document from catalogue_document where store_code = ${store} and entity = 'cms_page' order by entity_id`.execute(
    db,
  );
  return rows.map(({ document }) => document);
};

describe('cmsPageKeeper', () => {
  it('builds pages with their blocks in every store view, anew when a block changes, and tells the shop of it', async () => {
    await bring(cmsPageHandler, [page]);
    const block = (content: string) => ({
      identifier: 'promise',
      is_active: true,
      texts: { en: { title: 'Promise', content }, ar: { title: 'وعد', content: '<p>اليوم</p>' } },
    });
    await bring(cmsBlockHandler, [block('<p>Today</p>')]);
    expect((await pagesOf('en')).map(({ content }) => content)).toEqual(['<p>Dijla <p>Today</p></p>']);
    expect(await pagesOf('ar')).toMatchObject([
      { identifier: 'about-us', content: '<p>Dijla <p>اليوم</p></p>', lang: 'en', store_id: [1] },
    ]);
    const {
      rows: [before],
    } = await sql<{ seq: number }>`select max(seq) as seq from change`.execute(db);
    await bring(cmsBlockHandler, [block('<p>Now</p>')]);
    const { rows } = await sql<{
      entity: string;
    }>`select entity from change where seq > ${before?.seq} order by entity`.execute(db);
    expect(rows).toEqual([{ entity: 'cms_block' }, { entity: 'cms_page' }]);
  });

  it('links a category that was moved to where it is, not to where it was removed', async () => {
    await inTransaction(db, async (transaction) => {
      const categories = [aCategory('kettles'), aCategory('kitchen'), aCategory('kitchen/kettles')];
      await saveCatalog(transaction, aBatch({ categories }), author);
      await categoryHandler().remove(transaction, ['kettles'], author);
    });
    const content = '<a href="{{category key=kettles}}">Kettles</a>';
    await bring(cmsPageHandler, [{ ...page, identifier: 'links', texts: { en: { ...pageText, content } } }]);
    const links = (await pagesOf('en')).find(({ identifier }) => identifier === 'links');
    expect(links).toMatchObject({ content: '<a href="/en/kitchen/kettles">Kettles</a>' });
  });

  it('cleans what is written, and names what it takes out', async () => {
    const { records, warnings } = await bring(cmsPageHandler, [
      {
        ...page,
        identifier: 'odd',
        texts: {
          en: { ...pageText, content: '<p onclick="x()">a</p>{{config path="a/b"}}<script>1</script>' },
        },
      },
    ]);
    expect(records[0]?.texts.en?.content).toBe('<p>a</p>');
    expect(warnings).toEqual([
      { key: 'odd', code: 'unknown-directive', subject: '{{config path="a/b"}}', isTaken: true },
    ]);
    const long = { ...page, texts: { en: { ...pageText, content: 'x'.repeat(500_001) } } };
    expect((await cmsPageHandler.check(db, [long])).warnings).toMatchObject([
      { code: 'text-too-long', isTaken: false },
    ]);
    expect((await cmsPageHandler.check(db, [{ ...page, identifier: '../etc' }])).warnings).toMatchObject([
      { code: 'bad-identifier', isTaken: false },
    ]);
  });
});
