import { aCategory, anAttribute, aPrice, aProduct, aStock } from '@dijla/test-kit/catalog/a-catalog-batch';
import { followedCatalog } from '@dijla/test-kit/catalog/followed-catalog';
import { transactionsEnded } from '@dijla/test-kit/database/transactions-ended';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { positionAfter, type ProductInput, removeProducts } from '../modules/catalog/catalog.ts';
import { customerGroupHandler } from '../modules/customers/customers.ts';

const {
  connection: { db },
  author,
  clock,
  model,
  heard,
  saveAndSee,
  settle,
  product,
  idOf,
} = await followedCatalog();
const withQty = (sku: string, qty: number, changes: Partial<ProductInput> = {}) =>
  aProduct(sku, { ...changes, stock: aStock(qty) });

describe('what a change makes a shopper see', () => {
  it.each<[string, number, number, boolean]>([
    ['40 to 39 pieces: no', 40, 39, false],
    ['40 to 4 pieces, only four left: yes', 40, 4, true],
    ['4 to 3 pieces: yes', 4, 3, true],
    ['1 to 0 pieces: yes', 1, 0, true],
    ['0 to 1 piece: yes', 0, 1, true],
  ])('says whether a shopper sees stock go from %s', async (name, before, after, visiblyDifferent) => {
    const sku = `STOCK-${name.slice(0, 7)}`;
    await settle({ products: [withQty(sku, before)] });
    await saveAndSee({ products: [withQty(sku, after)] });
    expect(heard).toContainEqual({ entity: 'product', id: await idOf(sku), kind: 'stock', visiblyDifferent });
  });

  it('changes no listing when one of many pieces is sold, and every listing above when the last is', async () => {
    const categories = [{ url_path: 'men/shoes', position: 0 }];
    await settle({
      categories: [aCategory('men'), aCategory('men/shoes')],
      products: [withQty('SHOE', 40, { categories })],
    });
    await saveAndSee({ products: [withQty('SHOE', 39, { categories })] });
    expect(heard.filter(({ kind }) => kind === 'listing')).toEqual([]);
    await saveAndSee({ products: [withQty('SHOE', 0, { categories })] });
    expect(
      heard
        .filter(({ kind, visiblyDifferent }) => kind === 'listing' && visiblyDifferent)
        .map(({ id }) => id),
    ).toContain(2);
    expect(heard.filter(({ kind }) => kind === 'listing').length).toBeGreaterThanOrEqual(3);
  });

  it('says that a changed price is seen, and that more sales are not', async () => {
    await settle({ products: [aProduct('PRICE')] });
    await saveAndSee({ products: [aProduct('PRICE', { prices: [aPrice(11_000)] })] });
    expect(heard).toContainEqual({
      entity: 'product',
      id: await idOf('PRICE'),
      kind: 'price',
      visiblyDifferent: true,
    });
    heard.length = 0;
    await saveAndSee({ products: [aProduct('PRICE', { prices: [aPrice(11_000)], number_of_sales: 9 })] });
    expect(heard).toEqual([
      { entity: 'product', id: await idOf('PRICE'), kind: 'sales', visiblyDifferent: false },
    ]);
  });

  it('tells of the configurable when its variant is sold out', async () => {
    const batch = (qty: number) => ({
      attributes: [anAttribute('size', ['M'])],
      products: [
        { ...withQty('CAP-M', qty), visibility: 1, attributes: { size: 'M' } },
        aProduct('CAP', { type: 'configurable', axes: ['size'], variants: ['CAP-M'], prices: [] }),
      ],
    });
    await settle(batch(40));
    await saveAndSee(batch(0));
    expect(heard).toContainEqual({
      entity: 'product',
      id: await idOf('CAP'),
      kind: 'stock',
      visiblyDifferent: true,
    });
    expect(await product('CAP')).toMatchObject({ stock: { is_in_stock: false, qty: 0 }, price: 12_000 });
  });

  it('5.25: orders variants by price and stock anew when a price, a stock or the day changes', async () => {
    const sale = { kind: 'special' as const, from: '2026-12-01T00:00:00Z', until: '2026-12-08T00:00:00Z' };
    const batch = ({ medium = 12_000, large = 12_000, qty = 9 } = {}) => ({
      attributes: [anAttribute('size', ['S', 'M', 'L'])],
      products: [
        ...Object.entries({
          S: [aPrice(15_000), aPrice(8000, sale)],
          M: [aPrice(medium)],
          L: [aPrice(large)],
        }).map(([size, prices]) => ({
          ...withQty(`COAT-${size}`, size === 'M' ? qty : 9, { prices }),
          visibility: 1 as const,
          attributes: { size },
        })),
        aProduct('COAT', {
          type: 'configurable',
          axes: ['size'],
          variants: ['COAT-S', 'COAT-M', 'COAT-L'],
          prices: [],
        }),
      ],
    });
    const order = async () => {
      const { configurable_children: children } = (await product('COAT')) as {
        configurable_children: { sku: string }[];
      };
      return children.map(({ sku }) => sku.slice(-1)).join('');
    };
    await saveAndSee(batch());
    expect(await order(), 'as the catalogue has them where price and stock are the same').toBe('MLS');
    await saveAndSee(batch({ qty: 0 }));
    expect(await order(), 'sold out').toBe('LMS');
    await saveAndSee(batch({ medium: 11_000, qty: 0 }));
    expect(await order(), 'cheaper').toBe('MLS');
    clock.now = Date.parse(sale.from);
    await model.catchUp();
    expect(await order(), 'on sale').toBe('SML');
  });

  it('opens and closes a price window at its instants', async () => {
    const window = { kind: 'special' as const, from: '2026-12-01T00:00:00Z', until: '2026-12-08T00:00:00Z' };
    await settle({ products: [aProduct('WINDOW', { prices: [aPrice(12_000), aPrice(9000, window)] })] });
    const id = await idOf('WINDOW');
    const [opens, closes] = [Date.parse(window.from), Date.parse(window.until)];
    clock.now = opens;
    await model.catchUp();
    expect(heard).toContainEqual({ entity: 'product', id, kind: 'boundary', visiblyDifferent: true });
    expect(await product('WINDOW')).toMatchObject({
      price: 9000,
      original_price: 12_000,
      special_price: 9000,
      sale: 1,
      special_to_date: '2026-12-08T00:00:00.000Z',
    });
    clock.now = closes;
    await model.catchUp();
    expect(await product('WINDOW')).toMatchObject({ price: 12_000, special_price: 0, sale: 0 });
  });

  it('takes the new flag away after thirty days', async () => {
    await settle({ products: [aProduct('FRESH', { created_at: '2026-11-19T00:00:00Z' })] });
    expect(await product('FRESH')).toMatchObject({ new: 1 });
    clock.now = Date.parse('2026-12-19T00:00:00Z');
    await model.catchUp();
    expect(await product('FRESH')).toMatchObject({ new: 0 });
    expect(heard).toContainEqual({
      entity: 'product',
      id: await idOf('FRESH'),
      kind: 'boundary',
      visiblyDifferent: true,
    });
  });

  it('forgets a product that was removed', async () => {
    await settle({ products: [aProduct('REMOVED')] });
    const id = await idOf('REMOVED');
    const position = await inTransaction(db, async (transaction) => {
      await removeProducts(transaction, ['REMOVED'], author);
      return positionAfter(transaction);
    });
    await model.waitFor(position, 10_000);
    expect(heard).toContainEqual({ entity: 'product', id, kind: 'removed', visiblyDifferent: true });
    expect([await product('REMOVED'), model.stockOf('REMOVED')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['changed', sql`update tax_rule set priority = priority + 1`],
    ['removed', sql`delete from tax_rule`],
  ])('says that everything looks different when a tax rule is %s', async (_, statement) => {
    await inTransaction(db, async (transaction) => {
      await statement.execute(transaction);
      await sql`insert into change (entity, entity_id, kind, actor, request_id) values ('taxrule', null, 'saved', 'test', 'request-1')`.execute(
        transaction,
      );
    });
    await transactionsEnded(db);
    await model.catchUp();
    expect(heard).toEqual([{ entity: 'taxrule', id: 0, kind: 'saved', visiblyDifferent: true }]);
  });

  it('says so when a group is of a tax class of its own, and nothing when it is written again', async () => {
    await db.insertInto('tax_class').values({ id: 88, kind: 'customer', name: 'Taxed' }).execute();
    const told: unknown[] = [];
    for (let time = 0; time < 2; time += 1) {
      await inTransaction(db, (transaction) =>
        customerGroupHandler.save(
          transaction,
          [{ code: 'Wholesale', price_list: 'wholesale', tax_class_id: 88 }],
          { actor: 'test', requestId: 'test', source: 'import' },
        ),
      );
      await transactionsEnded(db);
      await model.catchUp();
      told.push(heard.splice(0));
    }
    expect(told).toEqual([[{ entity: 'taxrule', id: 0, kind: 'saved', visiblyDifferent: true }], []]);
  });

  it('says that a category looks different when it is new, has its first product or is switched off, and not when it has one product more', async () => {
    const seen = () =>
      heard
        .splice(0)
        .filter(({ entity, kind }) => entity === 'category' && kind === 'saved')
        .map(({ visiblyDifferent }) => visiblyDifferent);
    await saveAndSee({ categories: [aCategory('garden')] });
    expect(seen()).toContain(true);
    const inGarden = (sku: string) => aProduct(sku, { categories: [{ url_path: 'garden', position: 0 }] });
    await saveAndSee({ products: [inGarden('SPADE')] });
    expect(seen()).toContain(true);
    await saveAndSee({ products: [inGarden('RAKE')] });
    expect(new Set(seen())).toEqual(new Set([false]));
    await saveAndSee({ categories: [aCategory('garden', { is_active: false })] });
    expect(seen()).toContain(true);
  });
});
