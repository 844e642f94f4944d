import { productDocument } from '@dijla/contract/schemas';
import {
  aBatch,
  anAttribute,
  aPrice,
  aProduct,
  aStock,
  aVariant,
} from '@dijla/test-kit/catalog/a-catalog-batch';
import { arbitraryGround, arbitraryProducts } from '@dijla/test-kit/catalog/arbitrary-product';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { transactionsEnded } from '@dijla/test-kit/database/transactions-ended';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/in-transaction.ts';
import { readModelOf } from '../../../read-model/read-model.ts';
import { loadStoreViews, storesOf } from '../../store-views/store-views.ts';
import {
  canonicalProduct,
  type ProductInput,
  productHandler,
  rebuildCategories,
  saveCatalog,
} from '../catalog.ts';

const connection = await testDatabase();
const { db } = connection;
const author = { actor: 'test', requestId: 'request-1', source: 'import' as const };
const handler = productHandler();

await inTransaction(db, (transaction) => saveCatalog(transaction, aBatch(arbitraryGround), author));
const model = await readModelOf({
  connection,
  stores: storesOf(await loadStoreViews(db)),
  now: () => Date.parse('2026-11-20T00:00:00Z'),
});
afterAll(model.close);

const save = (products: readonly ProductInput[]) =>
  inTransaction(db, (transaction) => handler.save(transaction, products, author));
const remove = (...skus: string[]) =>
  inTransaction(db, (transaction) => handler.remove(transaction, skus, author));
const read = async (sku: string) => (await handler.read(db, [sku])).get(sku);
const shown = async (sku: string, index = 'iq_catalog_en') => {
  await transactionsEnded(db);
  await model.catchUp();
  const query = {
    applied: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' as const }],
    available: [],
    sort: [],
    text: '',
    from: 0,
    size: 1,
  };
  return (await model.engine.search(index, 'product', query)).hits[0]?.document;
};
const changeCount = async () =>
  Number(
    (
      await db
        .selectFrom('change')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('productKeeper', () => {
  it('reads back exactly what was saved, whatever it was before', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryProducts, async (products) => {
        const { records, warnings } = await handler.check(db, products);
        expect(warnings).toEqual([]);
        await save(records);
        const standing = await handler.read(
          db,
          products.map(({ sku }) => sku),
        );
        expect(standing).toEqual(new Map(records.map((record) => [record.sku, record])));
        // A check only raises sales; everything else stays as given.
        expect(records.map((record) => ({ ...record, number_of_sales: 0 }))).toEqual(
          products.map((product) => ({ ...canonicalProduct(product), number_of_sales: 0 })),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('shows every product as the contract has it', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryProducts, async (products) => {
        await save(products);
        for (const { sku } of products)
          for (const index of ['iq_catalog_en', 'iq_catalog_ar'])
            expect(productDocument.safeParse(await shown(sku, index)).error).toBeUndefined();
      }),
      { numRuns: 15 },
    );
  });

  it('changes nothing when the same is saved again', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryProducts, async (products) => {
        await save(products);
        const before = await changeCount();
        await save(products);
        expect(await changeCount()).toBe(before);
      }),
      { numRuns: 15 },
    );
  });

  it('puts a product back as it was by saving what was read before', async () => {
    await save([
      aProduct('UNDO', {
        custom_options: [
          {
            code: 'gift',
            type: 'checkbox',
            is_required: false,
            max_characters: null,
            titles: { en: 'Gift' },
            values: [{ code: 'yes', titles: {}, price: { type: 'fixed', amounts: [] } }],
          },
        ],
      }),
    ]);
    const before = await read('UNDO');
    await save([
      aProduct('UNDO', {
        type: 'grouped',
        members: [{ sku: 'PART-1', qty: 2 }],
        prices: [],
        url_key: 'elsewhere',
        number_of_sales: 7,
      }),
    ]);
    await save(before === undefined ? [] : [before]);
    expect(await read('UNDO')).toEqual(before);
  });

  it('takes references to what the same run brings, and shows it when it has come', async () => {
    const whole = productHandler(
      async (kind, keys) => new Set(kind === 'product' ? keys.filter((key) => key === 'LATE-M') : []),
    );
    const { records, warnings } = await whole.check(db, [
      aProduct('LATE', { type: 'configurable', axes: ['size'], variants: ['LATE-M', 'NEVER'] }),
    ]);
    expect(warnings).toEqual([
      { key: 'LATE', code: 'unknown-variant', subject: 'variants: NEVER', isTaken: true },
    ]);
    await save(records);
    expect(await shown('LATE')).toMatchObject({ configurable_children: [] });
    await save([aVariant('LATE-M', { size: 'M' })]);
    expect(await shown('LATE')).toMatchObject({
      configurable_children: [{ sku: 'LATE-M' }],
      configurable_options: [{ values: [{ label: 'M' }] }],
    });
    expect(await read('LATE')).toMatchObject({ variants: ['LATE-M'] });
  });

  it.each<[string, Partial<ProductInput>, object]>([
    ['without text', { texts: {} }, { code: 'no-text', isTaken: false }],
    ['with a price that is none', { prices: [aPrice(-1)] }, { code: 'bad-price', isTaken: false }],
    [
      'in an unknown category',
      { categories: [{ url_path: 'nowhere', position: 0 }] },
      { code: 'unknown-category', subject: 'categories: nowhere', isTaken: true },
    ],
    [
      'with an undefined option',
      { attributes: { color: 'mauve' } },
      { code: 'unknown-option', isTaken: true },
    ],
    [
      'of an unknown member',
      { type: 'grouped', members: [{ sku: 'NOBODY', qty: 1 }] },
      { code: 'unknown-member', isTaken: true },
    ],
    [
      'with an unknown choice',
      {
        type: 'bundle',
        bundle_options: [
          {
            code: 'a',
            type: 'radio',
            is_required: true,
            titles: {},
            selections: [{ sku: 'NOBODY', qty: 1, is_default: true, can_change_quantity: false }],
          },
        ],
      },
      { code: 'unknown-selection', isTaken: true },
    ],
    [
      'that is a part of itself',
      { type: 'grouped', members: [{ sku: 'ILL', qty: 1 }] },
      { code: 'unknown-member', isTaken: true },
    ],
  ])('warns about a product %s', async (_, changes, warning) => {
    const { records, warnings } = await handler.check(db, [aProduct('ILL', changes)]);
    expect(warnings).toMatchObject([{ key: 'ILL', ...warning }]);
    expect(records).toHaveLength('isTaken' in warning && warning.isTaken === true ? 1 : 0);
  });

  it('takes a product out and gives it its id back, and whoever names it shows it again', async () => {
    await save([
      aProduct('AWAY'),
      aProduct('HOLDER', {
        type: 'grouped',
        members: [
          { sku: 'AWAY', qty: 1 },
          { sku: 'PART-1', qty: 1 },
        ],
        prices: [],
      }),
    ]);
    const id = (await shown('AWAY'))?.['id'];
    await remove('AWAY');
    expect(await read('AWAY')).toBeUndefined();
    expect(await shown('HOLDER')).toMatchObject({
      product_links: [{ linked_product_sku: 'PART-1' }],
      price: (await shown('PART-1'))?.['price'],
    });
    await save([aProduct('AWAY')]);
    expect((await shown('AWAY'))?.['id']).toBe(id);
    expect(await shown('HOLDER')).toMatchObject({
      product_links: [{ linked_product_sku: 'AWAY' }, { linked_product_sku: 'PART-1' }],
    });
  });

  it('keeps the ids of options that keep their code', async () => {
    const engraved = (title: string) =>
      aProduct('RING', {
        custom_options: [
          {
            code: 'text',
            type: 'field',
            is_required: true,
            max_characters: 20,
            titles: { en: title },
            values: [
              {
                code: '',
                titles: {},
                price: { type: 'fixed', amounts: [{ currency: 'USD', amount: 500, is_derived: false }] },
              },
            ],
          },
        ],
      });
    await save([engraved('Engraving')]);
    const before = await shown('RING');
    await save([engraved('Your words')]);
    expect(await shown('RING')).toMatchObject({
      required_options: 1,
      custom_options: [
        {
          option_id: Object(before?.['custom_options'])[0].option_id,
          title: 'Your words',
          price: 5,
          is_require: true,
        },
      ],
    });
    expect(await shown('RING', 'iq_catalog_ar')).toMatchObject({ custom_options: [{ price: 6500 }] });
  });

  it('tells of a price where only what an option costs is another', async () => {
    const boxed = (amount: number) =>
      aProduct('BOXED', {
        custom_options: [
          {
            code: 'box',
            type: 'radio',
            is_required: false,
            max_characters: null,
            titles: {},
            values: [
              {
                code: 'red',
                titles: {},
                price: { type: 'fixed', amounts: [{ currency: 'IQD', amount, is_derived: false }] },
              },
            ],
          },
        ],
      });
    await save([boxed(1000)]);
    await transactionsEnded(db);
    await model.catchUp();
    const seq = Number(
      (
        await db
          .selectFrom('change')
          .select(({ fn }) => fn.max('seq').as('seq'))
          .executeTakeFirstOrThrow()
      ).seq,
    );
    await save([boxed(2000)]);
    expect(await db.selectFrom('change').select('kind').where('seq', '>', seq).execute()).toEqual([
      { kind: 'price' },
    ]);
    expect(await shown('BOXED', 'iq_catalog_ar')).toMatchObject({
      custom_options: [{ values: [{ price: 2000 }] }],
    });
  });

  it('counts categories at the end of a run when it is told to', async () => {
    const quick = productHandler(undefined, { countsCategories: false });
    const countOf = async () => {
      const { rows } = await sql<{
        n: number;
      }>`select (document ->> 'product_count')::integer as n from catalogue_document where entity = 'category' and store_code = 'en' and document ->> 'url_path' = 'home'`.execute(
        db,
      );
      return rows[0]?.n ?? 0;
    };
    await inTransaction(db, (transaction) => rebuildCategories(transaction, author));
    const before = await countOf();
    await inTransaction(db, (transaction) =>
      quick.save(
        transaction,
        [aProduct('COUNTED', { categories: [{ url_path: 'home', position: 0 }] })],
        author,
      ),
    );
    expect(await countOf()).toBe(before);
    await inTransaction(db, (transaction) => rebuildCategories(transaction, author));
    expect(await countOf()).toBe(before + 1);
  });

  it('keeps what may be sold at once, and a level equal to the sum of its movements', async () => {
    await save([aProduct('CASE', { stock: aStock(24, { min_sale_qty: 6, max_sale_qty: 12 }) })]);
    await save([aProduct('CASE', { stock: aStock(18, { min_sale_qty: 3, max_sale_qty: 12 }) })]);
    expect(await shown('CASE')).toMatchObject({ stock: { qty: 18, min_sale_qty: 3, max_sale_qty: 12 } });
    const { rows } =
      await sql`select l.product_id from stock_level l left join stock_movement m using (product_id) group by l.product_id, l.qty having coalesce(sum(m.delta), 0) <> l.qty`.execute(
        db,
      );
    expect(rows).toEqual([]);
  });

  it('names its products by who made them last', async () => {
    await save([aProduct('MINE')]);
    await inTransaction(db, (transaction) =>
      handler.save(transaction, [aProduct('MINE', { status: 2 })], { ...author, source: 'demo' }),
    );
    expect(await handler.keysOf?.(db, 'demo')).toEqual(['MINE']);
  });
});

describe('productKeeper of configurables', () => {
  it('shows an attribute that another way of saying it comes with', async () => {
    await inTransaction(db, (transaction) =>
      saveCatalog(
        transaction,
        aBatch({
          attributes: [anAttribute('size', ['M', 'L', 'XL'])],
          products: [
            aVariant('CUT-XL', { size: 'XL' }),
            aProduct('CUT', { type: 'configurable', axes: ['size'], variants: ['CUT-XL'] }),
          ],
        }),
        author,
      ),
    );
    expect(await shown('CUT')).toMatchObject({ configurable_options: [{ values: [{ label: 'XL' }] }] });
  });
});
