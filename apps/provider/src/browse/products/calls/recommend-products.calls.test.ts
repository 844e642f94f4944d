import { aBatch, aCategory, aPrice, aProduct, aStock } from '@dijla/test-kit/catalog/a-catalog-batch';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { calls } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countStatements } from '../../../database/count-statements.ts';
import { type Database, inTransaction } from '../../../database/database.ts';
import { groupTokenOf } from '../../../modules/customers/customers.ts';
import { saveCatalog } from '../../../modules/catalog/catalog.ts';

const secret = 'what this shop signs with';
const wholesale = groupTokenOf({ group_id: 2, id: 1 }, { secret, now: Date.now() });

const fill = async (db: Database) => {
  const of = (sku: string, path: string, number_of_sales: number, changes = {}) =>
    aProduct(sku, {
      categories: [
        { url_path: path, position: 0 },
        { url_path: path.split('/')[0] ?? '', position: 0 },
      ],
      number_of_sales,
      ...changes,
    });
  await inTransaction(db, (transaction) =>
    saveCatalog(
      transaction,
      aBatch({
        categories: [aCategory('tea'), aCategory('tea/pots'), aCategory('tea/cups'), aCategory('phones')],
        products: [
          of('POT', 'tea/pots', 1),
          of('KETTLE', 'tea/pots', 5),
          of('SAMOVAR', 'tea/pots', 9),
          of('SOLD-OUT', 'tea/pots', 50, { stock: aStock(0) }),
          of('CUP', 'tea/cups', 30, { prices: [aPrice(8_000), aPrice(7_000, { price_list: 'wholesale' })] }),
          of('CABLE', 'phones', 2),
          of('PHONE', 'phones', 70),
        ],
      }),
      { actor: 'test', requestId: 'test' },
    ),
  );
  await sql`insert into bought_together (product_id, with_id, times)
    select a.id, b.id, given.times from (values ('POT', 'CABLE', 4), ('POT', 'SOLD-OUT', 9), ('KETTLE', 'CUP', 3), ('KETTLE', 'CABLE', 2), ('KETTLE', 'POT', 8)) as given (one, other, times)
    join product a on a.sku = given.one join product b on b.sku = given.other`.execute(db);
  await sql`insert into viewed_together (product_id, with_id, times)
    select a.id, b.id, given.times from (values ('CUP', 'CABLE', 3), ('CUP', 'PHONE', 40), ('KETTLE', 'SAMOVAR', 99)) as given (one, other, times)
    join product a on a.sku = given.one join product b on b.sku = given.other`.execute(db);
};

describe('recommendProducts', async () => {
  const { url, provider } = await providerOverHttp({ secret }, fill);
  const ask = async (query: string, cookie = '') => {
    const response = await fetch(`${url}/api/ext/dijla/recommendations?${query}`, { headers: { cookie } });
    return { status: response.status, result: ((await response.json()) as { result: unknown }).result };
  };
  const skus = async (query: string) => {
    const { items, total_count } = calls['product/recommendations'].result.parse(
      (await ask(`${query}&_source_include=sku`)).result,
    );
    expect(total_count).toBe(items.length);
    return items.map(({ sku }) => sku);
  };

  it.each([
    [
      'what was bought with it, then best-sellers of its most exact category, in stock',
      'skus=POT',
      ['CABLE', 'SAMOVAR', 'KETTLE'],
    ],
    [
      'what was bought with several, the most frequent first, without these',
      'skus=KETTLE,POT',
      ['CABLE', 'CUP', 'SAMOVAR'],
    ],
    ['what was viewed with it, the most frequent first', 'skus=CUP&size=3', ['PHONE', 'CABLE']],
    [
      'what was viewed with it after what was bought with it',
      'skus=KETTLE&size=4',
      ['POT', 'CUP', 'CABLE', 'SAMOVAR'],
    ],
    ['no more than asked for', 'skus=KETTLE,POT&size=1', ['CABLE']],
    ['the best-sellers when nothing was seen', 'size=3', ['PHONE', 'CUP', 'SAMOVAR']],
    ['the best-sellers when nothing that was seen is known', 'skus=NOWHERE&size=2', ['PHONE', 'CUP']],
  ])('gives %s', async (_, query, expected) => {
    expect(await skus(query)).toEqual(expected);
  });

  it.each([
    ['everyone', '', 8000],
    ['a group, by its cookie', wholesale, 7000],
    ['everyone to whom nobody signed a token', `${wholesale}x`, 8000],
  ])('shows the prices of %s', async (_, token, price) => {
    const { items } = calls['product/recommendations'].result.parse(
      (await ask('skus=KETTLE&storeCode=ar', `dijla_prices=${token}`)).result,
    );
    expect(items.find(({ sku }) => sku === 'CUP')).toMatchObject({ final_price: price });
  });

  it.each([
    ['size=0'],
    ['size=101'],
    ['size=x'],
    [`skus=${Array.from({ length: 51 }, (_, index) => `S${index}`).join()}`],
    [`skus=${'x'.repeat(10_001)}`],
  ])('refuses %.30s', async (query) => {
    const { status, result } = await ask(query);
    expect([status, typeof result]).toEqual([400, 'string']);
  });

  it('asks the database once, and only reads: nothing of what was seen is kept', async () => {
    const { statements } = await countStatements(async () =>
      provider.fetch(new Request(`${url}/api/ext/dijla/recommendations?skus=POT`), { inProcess: true }),
    );
    expect(statements.map((statement) => statement.trim().slice(0, 6))).toEqual(['select']);
  });
});
