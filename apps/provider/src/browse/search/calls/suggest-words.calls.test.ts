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
const suggest = async (term: string, storeCode = 'en') => {
  const query = new URLSearchParams({ term, storeCode });
  const answer = await fetch(`${url}/api/ext/dijla/suggestions?${query.toString()}`);
  const body = (await answer.json()) as { code: number; result: unknown };
  return calls['catalog/suggest'].result.parse(body.result);
};

describe('catalog/suggest', () => {
  it('completes what is typed, from the first letter on, in the spelling of the shop', async () => {
    expect((await suggest('k')).words).toEqual([{ text: 'Kettle', count: 2 }]);
    expect((await suggest('غلا', 'ar')).words).toEqual([{ text: 'غلّاية', count: 1 }]);
  });

  it('names brands in either script', async () => {
    expect((await suggest('anke')).brands).toEqual([{ label: 'Anker', count: 3 }]);
    expect((await suggest('انكر', 'ar')).brands).toEqual([{ label: 'أنكر', count: 3 }]);
  });

  it('says what was meant where it is misspelt, and nothing where it is not', async () => {
    expect((await suggest('stel kettel')).corrected).toBe('Steel Kettle');
    expect((await suggest('سماعاات', 'ar')).corrected).toBe('سماعات');
    expect((await suggest(';jgd', 'ar')).corrected).toBe('كتلي');
    expect((await suggest('kettle')).corrected).toBeNull();
    expect((await suggest('zzzz')).corrected).toBeNull();
  });

  it('answers nothing for nothing, and refuses a text that is too long', async () => {
    expect(await suggest(' ')).toEqual({ words: [], brands: [], corrected: null });
    const long = await fetch(`${url}/api/ext/dijla/suggestions?term=${'a'.repeat(300)}`);
    expect(long.status).toBe(400);
  });
});
