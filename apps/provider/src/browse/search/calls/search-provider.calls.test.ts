import { calls } from '@dijla/contract/schemas';
import { aBatch, anAttribute, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { type Database, inTransaction } from '../../../database/database.ts';
import { saveCatalog } from '../../../modules/catalog/catalog.ts';

const named = (sku: string, en: string, ar: string) => {
  const product = aProduct(sku, { attributes: { brand: 'anker' } });
  const texts = Object.entries(product.texts).map(([language, text]) => [
    language,
    { ...text, name: language === 'ar' ? ar : en },
  ]);
  return { ...product, texts: Object.fromEntries(texts) as typeof product.texts };
};

const fill = (db: Database) =>
  inTransaction(db, (transaction) =>
    saveCatalog(
      transaction,
      aBatch({
        attributes: [
          anAttribute('brand', ['anker'], {
            options: [{ code: 'anker', sort: 0, hex: null, labels: { en: 'Anker', ar: 'أنكر' } }],
          }),
        ],
        products: [
          named('K1', 'Steel Kettle', 'كتلي ستيل'),
          named('K2', 'Kettle, white', 'غلّاية بيضاء'),
          named('H1', 'Headphones', 'سماعات رأس'),
        ],
      }),
      { actor: 'test', requestId: 'test' },
    ),
  );

const { url } = await providerOverHttp({}, fill);
const path = '/api/ext/klevu-search/search/store_code';
const ask = async (code: string, query: Record<string, string>) => {
  const answer = await fetch(`${url}${path}/${code}?${new URLSearchParams(query).toString()}`);
  return { status: answer.status, body: (await answer.json()) as { code: number; result: unknown } };
};
const found = async (code: string, query: Record<string, string>) =>
  calls['catalog/provider-search'].result.parse((await ask(code, query)).body.result);

describe('catalog/provider-search', () => {
  it('7.27 answers a search with compact products, their number and filters', async () => {
    const answer = await found('en', { type: 'search', term: 'kettle', sort: 'rel' });
    expect(answer.items.map(({ sku, nm }) => [sku, nm])).toEqual([
      ['K1', 'Steel Kettle'],
      ['K2', 'Kettle, white'],
    ]);
    expect(answer).toMatchObject({ total: 2, suggestions: [], query_type: 'WILDCARD_AND' });
    const brand = answer.filters.find(({ key }) => key === 'brand');
    expect(brand?.options).toEqual([expect.objectContaining({ label: 'Anker', count: 2 })]);
  });

  it('7.27 answers what is typed with products and texts that go on from it', async () => {
    const answer = await found('ar', { type: 'autocomplete', term: 'كتل' });
    expect(answer.items.map(({ sku }) => sku)).toEqual(expect.arrayContaining(['K1']));
    expect(answer).toMatchObject({ suggestions: ['كتلي'], filters: [] });
  });

  it('says that a word was left out, and pages', async () => {
    const answer = await found('en', { term: 'kettle blorptwang', size: '1', from: '1' });
    expect([answer.total, answer.items.length, answer.query_type]).toEqual([2, 1, 'WILDCARD_OR']);
  });

  it('answers the same whatever is told of the visitor, and nothing for nothing', async () => {
    const told = { klevu_loginCustomerGroup: '4', sessionId: 'abc', klevu_shopperIP: '10.0.0.1' };
    expect(await found('en', { term: 'kettle', ...told })).toEqual(await found('en', { term: 'kettle' }));
    expect(await found('en', {})).toMatchObject({ items: [], total: 0 });
  });

  it('8.71 fails with status 500 and an empty result', async () => {
    const { status, body } = await ask('nowhere', { term: 'kettle' });
    expect([status, body.code, body.result]).toEqual([500, 500, { items: [], total: 0 }]);
  });
});
