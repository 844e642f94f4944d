import { calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { describe, expect, it } from 'vitest';
import { keepSearchClicks } from '../../modules/search-counts/search-counts.ts';

const shop = await providerOverHttp();
const desk = await staffSession(shop, { role: 'catalogue' });
const of = { view: 'en', q: 'Tee' };
const read = (more: Record<string, string> = {}) =>
  desk.call('desk/search-text', { query: { ...of, ...more } });
const skusOf = ({ items }: { items: readonly { sku: string }[] }) => items.map(({ sku }) => sku);

const pageFor = async (term: string) => {
  const query = new URLSearchParams({ storeCode: 'en', term });
  const answer = await fetch(`${shop.url}/api/ext/dijla/search-reading?${query.toString()}`);
  return calls['catalog/understand'].result.parse(((await answer.json()) as { result: unknown }).result).page;
};

describe('the searches of the desk', () => {
  it('shows what pins would do before they are saved, saves them, and takes them back', async () => {
    const before = await read();
    const other = (await desk.call('desk/search-text', { query: { view: 'en', q: 'soap' } })).now.items[0];
    if (other === undefined) throw new Error('no soap is found');
    const pins = [{ place: 1, sku: other.sku }];
    const tried = await read({ pins: JSON.stringify(pins) });
    expect(skusOf(tried.now)).toEqual(skusOf(before.now));
    expect(tried.trial && skusOf(tried.trial)).toEqual([other.sku, ...skusOf(before.now)].slice(0, 24));
    await desk.call('desk/save-search-rule', { query: {}, body: { ...of, pins, path: null } });
    await expect.poll(async () => (await read()).now.items[0]?.sku).toBe(other.sku);
    expect((await read()).pins).toEqual([{ ...pins[0], name: other.name }]);
    expect((await desk.call('desk/search-rules', { query: {} })).items).toEqual([
      { store_code: 'en', text: 'tee', pins: 1, path: null },
    ]);
    await desk.call('desk/save-search-rule', { query: {}, body: { ...of, pins: [], path: null } });
    await expect.poll(async () => skusOf((await read()).now)).toEqual(skusOf(before.now));
  });

  it('leads every spelling of a text to a page of the store alone', async () => {
    const save = (path: string | null) =>
      ({ query: {}, body: { view: 'en', q: 'SOAP', pins: [], path } }) as const;
    expect(await desk.refused('desk/save-search-rule', save('no-such-page'))).toBe('desk.page-not-found');
    expect(await desk.refused('desk/save-search-rule', save('//evil.example'))).toBe('request.invalid');
    const { path } = (await shop.database.db
      .selectFrom('category_store')
      .select('url_path as path')
      .where('store_code', '=', 'en')
      .executeTakeFirst()) ?? { path: null };
    await desk.call('desk/save-search-rule', save(path));
    await expect.poll(() => pageFor('soap')).toBe(path);
    expect([await pageFor('Soap '), await pageFor('tee')]).toEqual([path, null]);
    await desk.call('desk/save-search-rule', save(null));
    await expect.poll(() => pageFor('soap')).toBeNull();
  });

  it('shows what words would find before they are saved, and finds it afterwards', async () => {
    const query = { view: 'en', q: 'zigzag' };
    const words = { code: 'zigzag', kind: 'synonym' as const, words: { en: ['zigzag', 'soap'] } };
    const tried = await desk.call('desk/search-text', { query: { ...query, words: JSON.stringify(words) } });
    expect([tried.now.total, (tried.trial?.total ?? 0) > 0]).toEqual([0, true]);
    await desk.call('desk/save-search-words', { query: {}, body: words });
    const total = async () => (await desk.call('desk/search-text', { query })).now.total;
    await expect.poll(total).toBe(tried.trial?.total);
    const listed = await desk.call('desk/search-words', { query: { q: 'ZIGZAG' } });
    expect(listed).toEqual({ items: [words], total: 1 });
    await desk.call('desk/save-search-words', { query: {}, body: { ...words, words: {} } });
    expect((await desk.call('desk/search-words', { query: { q: 'zigzag' } })).total).toBe(0);
    const gone = { query: {}, body: { ...words, words: {} } };
    expect(await desk.refused('desk/save-search-words', gone)).toBe('request.invalid');
  });

  it('tells clicks by place and product, and refuses what it cannot read', async () => {
    const { now } = await read();
    const [sku = ''] = skusOf(now);
    const click = { storeCode: 'en', folded: 'tee', sku, clicks: 3, sales: 1, position: 2 };
    await keepSearchClicks(shop.database.db, [click, { ...click, position: 900, clicks: 1 }], Date.now());
    const told = await read();
    expect(told.positions).toEqual([{ position: 2, clicks: 3, sales: 1 }]);
    expect(told.products).toEqual([{ sku, name: now.items[0]?.name, clicks: 4, sales: 2 }]);
    const wrong = async (query: Record<string, string>) =>
      desk.refused('desk/search-text', { query: { ...of, ...query } });
    expect(await wrong({ view: 'fr' })).toBe('request.invalid');
    expect(await wrong({ pins: '{' })).toBe('request.invalid');
    expect(await wrong({ pins: '[{"place":1,"sku":"NONE"}]' })).toBe('desk.product-not-found');
    expect(await wrong({ words: '{"code":"a","kind":"synonym","words":{"en":["—"]}}' })).toBe(
      'request.invalid',
    );
    const orders = await staffSession(shop, { role: 'orders' });
    expect(await orders.refused('desk/search-text', { query: of })).toBe('request.not-permitted');
  });
});
