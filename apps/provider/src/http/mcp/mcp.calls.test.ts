import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { bareApp } from '@dijla/test-kit/bare-app';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { afterAll, describe, expect, it } from 'vitest';
import { refusal } from '../../call/refusal.ts';
import { loggerOf } from '../../logger.ts';
import { noRateLimits } from '../limits/rate-limits.ts';

const shop = await providerOverHttp();
const client = new Client({ name: 'test', version: '1' });
await client.connect(new StreamableHTTPClientTransport(new URL(`${shop.url}/mcp`)));
afterAll(() => client.close());

const call = async (name: string, given: Record<string, unknown> = {}) => {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: given });
  return { value: structuredContent as Record<string, never> | undefined, isError, content };
};

type Card = { sku: string; name: string; price: number; currency: string; url: string; in_stock: boolean };

describe('/mcp', () => {
  it('offers tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_products',
      'read_product',
      'list_categories',
      'read_store',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  });

  it('finds products in both languages, and reads one with its price and page', async () => {
    const { value } = await call('search_products', { text: 'shirt', language: 'en' });
    const { total, products } = value as unknown as { total: number; products: Card[] };
    expect(total).toBeGreaterThan(0);
    const [found] = products as [Card];
    expect(found.url).toContain(`${shop.url}/en/`);
    const one = (await call('read_product', { sku: found.sku, language: 'ar' })).value as unknown as Card;
    expect(one).toMatchObject({ sku: found.sku, in_stock: found.in_stock, price: expect.any(Number) });
    expect(one.name).toMatch(/\p{Script=Arabic}/u);
    expect(one.url).toContain(`${shop.url}/ar/`);
  });

  it('lists categories, whose products it finds', async () => {
    const { categories } = (await call('list_categories', { language: 'en' })).value as unknown as {
      categories: { id: number; name: string; product_count: number }[];
    };
    const category = categories.find(({ product_count: count }) => count > 0);
    const { value } = await call('search_products', { category: category?.id });
    expect((value as unknown as { products: Card[] }).products.length).toBeGreaterThan(0);
    expect((await call('search_products', { category: 999_999 })).isError).toBe(true);
  });

  it('tells of the store and where it delivers', async () => {
    const { value } = await call('read_store', { language: 'en' });
    const { delivery, currency } = value as unknown as {
      currency: string;
      delivery: { governorates: string[]; prices: { price: number }[] };
    };
    expect(currency).toBe('USD');
    expect(delivery.governorates).toContain('Baghdad');
    expect(delivery.prices.every(({ price }) => price >= 0)).toBe(true);
  });

  it.each([
    ['read_product', { sku: 'NOT-THERE' }],
    ['read_product', {}],
    ['search_products', { text: 'x'.repeat(201) }],
    ['search_products', { page: 0 }],
    ['search_products', { language: 'fr' }],
  ])('%s of %j is refused', async (name, given) => {
    expect((await call(name, given)).isError).toBe(true);
  });

  it('shows nothing that guests do not see, whatever is sent along', async () => {
    const disabled = await shop.database.db
      .selectFrom('product')
      .select(['id', 'sku'])
      .where('type', '=', 'simple')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await shop.database.db.updateTable('product').set({ status: 2 }).where('id', '=', disabled.id).execute();
    await shop.database.db
      .insertInto('change')
      .values({ entity: 'product', entity_id: disabled.id, kind: 'saved', actor: 'test', request_id: 'test' })
      .execute();
    await shop.provider.catchUp();
    expect((await call('read_product', { sku: disabled.sku })).isError).toBe(true);
  });

  it('takes no more than a page would, and no garbage', async () => {
    const post = (body: string) =>
      fetch(`${shop.url}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body,
      });
    expect((await post('{')).status).toBe(400);
    expect((await post(`"${'x'.repeat(70_000)}"`)).status).toBe(413);
    expect((await fetch(`${shop.url}/mcp`)).status).toBe(405);
  });

  it.each([
    ['a nested list', '['.repeat(5000) + ']'.repeat(5000)],
    ['a list of numbers', '[[1]]'],
    ['an object of something else', '{}'],
  ])('refuses %s clearly, and logs no error for it', async (_, body) => {
    const lines: string[] = [];
    const app = bareApp({ logger: loggerOf('info', { write: (line) => void lines.push(line) }) });
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const answer = await app.fetch(new Request('http://shop.test/mcp', { method: 'POST', headers, body }));
    expect([answer.status, (await answer.json()).error.code, lines]).toEqual([400, -32_600, []]);
  });

  it('counts what it asks among the searches of the network that asks', async () => {
    const entered: string[][] = [];
    const app = bareApp({
      limits: {
        ...noRateLimits,
        enter: async (kind, address) => {
          entered.push([kind, address]);
          return refusal('request.too-many');
        },
      },
    });
    const other = new Client({ name: 'test', version: '1' });
    await other.connect(
      new StreamableHTTPClientTransport(new URL('http://shop.test/mcp'), {
        fetch: async (url, init) => app.fetch(new Request(url, init), { socketAddress: '192.0.2.7' }),
      }),
    );
    const { isError } = await other.callTool({ name: 'search_products', arguments: { text: 'tea' } });
    expect(isError).toBe(true);
    expect(entered).toEqual([['search', '192.0.2.7']]);
    await other.close();
  });
});
