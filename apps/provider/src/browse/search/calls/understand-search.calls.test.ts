import { calls } from '@dijla/contract/schemas';
import { aBatch, anAttribute, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { type Database, inTransaction } from '../../../database/database.ts';
import { saveCatalog } from '../../../modules/catalog/catalog.ts';

const red = { code: 'red', sort: 0, hex: null, labels: { en: 'Red', ar: 'أحمر' } };
const inBothLanguages = (sku: string, en: string, ar: string) => {
  const product = aProduct(sku, { attributes: { color: 'red' } });
  const { en: english, ar: arabic } = product.texts;
  if (english === undefined || arabic === undefined) throw new Error('A product has both texts');
  return { ...product, texts: { en: { ...english, name: en }, ar: { ...arabic, name: ar } } };
};

const fill = (db: Database) =>
  inTransaction(db, (transaction) =>
    saveCatalog(
      transaction,
      aBatch({
        attributes: [anAttribute('color', ['red'], { options: [red] })],
        products: [inBothLanguages('S1', 'Shirt', 'قميص'), inBothLanguages('K1', 'Kettle', 'كتلي')],
      }),
      { actor: 'test', requestId: 'test' },
    ),
  );

const { url } = await providerOverHttp({}, fill);
const understood = async (term: string, storeCode = 'en') => {
  const query = new URLSearchParams({ term, storeCode });
  const answer = await fetch(`${url}/api/ext/dijla/search-reading?${query.toString()}`);
  const body = (await answer.json()) as { code: number; result: unknown };
  return calls['catalog/understand'].result.parse(body.result);
};

describe('catalog/understand', () => {
  it('takes options and prices for filters, in either language', async () => {
    const nothing = { corrected: null, missing: [], shorter: [], page: null };
    const values = [expect.stringMatching(/^\d+$/)];
    expect(await understood('red shirt under 100')).toEqual({
      ...nothing,
      filters: [
        { attribute: 'color', label: 'Red', rest: 'shirt under 100', values },
        { attribute: 'price', label: '', most: 100, rest: 'red shirt', values: [] },
      ],
    });
    expect((await understood('قميص أحمر', 'ar')).filters).toEqual([
      { attribute: 'color', label: 'أحمر', rest: 'قميص', values },
    ]);
    expect(await understood('red')).toEqual({ ...nothing, filters: [] });
  });

  it('says what was meant, what is missing, and which fewer words find something', async () => {
    expect((await understood('kettel')).corrected).toBe('Kettle');
    expect((await understood('kettle xyzzy')).missing).toEqual(['xyzzy']);
    expect((await understood('red xyzzy')).shorter).toEqual(['red']);
    expect(await understood('xyzzy')).toEqual({
      corrected: null,
      filters: [],
      missing: [],
      shorter: [],
      page: null,
    });
  });

  it('refuses a text that is too long', async () => {
    const long = await fetch(`${url}/api/ext/dijla/search-reading?term=${'a'.repeat(300)}`);
    expect(long.status).toBe(400);
  });
});
