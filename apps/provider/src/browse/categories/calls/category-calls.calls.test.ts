import { aBatch, aCategory, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { calls } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Database, inTransaction } from '../../../database/database.ts';
import { saveCatalog } from '../../../modules/catalog/catalog.ts';

const at = (position: number) => ({ categories: [{ url_path: 'tea', position }] });
const fill = (database: Database) =>
  inTransaction(database, (transaction) =>
    saveCatalog(
      transaction,
      aBatch({
        categories: [aCategory('tea'), aCategory('tea/green')],
        products: [
          aProduct('LAST', at(9)),
          aProduct('FIRST', at(1)),
          aProduct('SECOND', at(2)),
          aProduct('ALSO', at(2)),
          aProduct('OFF', { ...at(3), status: 2 }),
          aProduct('BELOW', { categories: [{ url_path: 'tea/green', position: 0 }] }),
        ],
      }),
      { actor: 'test', requestId: 'test' },
    ),
  );

describe('category/sort', async () => {
  const {
    url,
    database: { db },
  } = await providerOverHttp({}, fill);
  const tea = (
    await sql<{
      id: number;
    }>`select category_id as id from category_store where url_path = 'tea' limit 1`.execute(db)
  ).rows[0]?.id;
  const get = async (path: string) => {
    const response = await fetch(`${url}/api/ext/vaimo-category-sort/${path}`);
    return { status: response.status, body: (await response.json()) as { result: unknown } };
  };
  const skus = async (query: string) =>
    calls['category/sort'].result.parse((await get(`${tea}${query}`)).body.result).map(({ sku }) => sku);

  it.each([
    ['', ['FIRST', 'SECOND', 'ALSO', 'LAST']],
    ['?sort=desc', ['LAST', 'ALSO', 'SECOND', 'FIRST']],
    ['?size=2&from=1', ['SECOND', 'ALSO']],
  ])('gives the goods of a category in the owner’s order for %j', async (query, expected) => {
    expect(await skus(query)).toEqual(expected);
  });

  it.each([
    ['999999', 404],
    ['tea', 400],
    ['2?sort=up', 400],
    ['2?size=-1', 400],
    ['2?from=x', 400],
  ])('refuses %s', async (path, status) => {
    const { status: answered, body } = await get(path);
    expect([answered, typeof body.result]).toEqual([status, 'string']);
  });
});
