import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { type ClientLine, vsfCart } from './vsf-cart.ts';
import { vsfSearch } from './vsf-search.ts';
import { type ServerLine, vsfTasks } from './vsf-tasks.ts';

const { url } = await providerOverHttp();
const tasks = vsfTasks(url, 'ar');
const search = vsfSearch(url);

const parentOf = async (sku: string) =>
  (
    await search({
      index: 'iq_catalog_ar',
      size: 1,
      request: { _appliedFilters: [{ attribute: 'configurable_children.sku', value: { eq: sku } }] },
    })
  ).hits[0];
const lookUp = async (line: ServerLine): Promise<Pick<ClientLine, 'parentSku' | 'type_id'>> =>
  line.product_type === 'configurable'
    ? { type_id: 'configurable', parentSku: String((await parentOf(line.sku))?.['sku']) }
    : { type_id: line.product_type };

const teeParent = await parentOf('DJ-TEE-M-BLK');
const variants = (teeParent?.['configurable_children'] ?? []) as Record<string, unknown>[];
const axes = (teeParent?.['configurable_options'] ?? []) as {
  attribute_id: string;
  attribute_code: string;
}[];
const configurable_item_options = (sku: string) => {
  const variant = variants.find((child) => child['sku'] === sku);
  return axes.map(({ attribute_id, attribute_code }) => ({
    option_id: attribute_id,
    option_value: String(variant?.[attribute_code]),
  }));
};
const bottle = (qty: number): ClientLine => ({ sku: 'DJ-SIMPLE', type_id: 'simple', qty });
const tee = (sku: string, qty: number): ClientLine => ({
  sku,
  parentSku: 'DJ-TEE',
  type_id: 'configurable',
  qty,
  product_option: { extension_attributes: { configurable_item_options: configurable_item_options(sku) } },
});

const clientWith = async (...lines: ClientLine[]) => {
  const client = vsfCart(tasks, lookUp);
  client.cart.lines = lines;
  await client.connect();
  return client;
};
const noChanges = [
  { party: 'client', status: 'no-changes' },
  { party: 'server', status: 'no-changes' },
];
const itemsOf = (diff: Awaited<ReturnType<Awaited<ReturnType<typeof clientWith>>['sync']>>) =>
  diff === 'not-required' ? diff : diff.items;
const onServer = async (cartId: string) =>
  ((await tasks.pull(cartId)).result as ServerLine[]).map(({ sku, qty }) => [sku, qty]);

describe("the unmodified client's sync", () => {
  it('case 28: posts what the server lacks in one round and finds nothing to change in the next', async () => {
    const client = await clientWith(bottle(2), tee('DJ-TEE-M-BLK', 1), tee('DJ-TEE-L-RED', 3));
    const first = await client.sync({ forceSync: true });
    expect(itemsOf(first)).toEqual([
      { party: 'server', status: 'no-item', sku: 'DJ-SIMPLE' },
      { party: 'server', status: 'no-item', sku: 'DJ-TEE-M-BLK' },
      { party: 'server', status: 'no-item', sku: 'DJ-TEE-L-RED' },
      { party: 'client', status: 'no-changes' },
      { party: 'server', status: 'update-required' },
    ]);
    expect(client.cart.sentUpdates).toBe(3);
    expect(itemsOf(await client.sync({ forceSync: true }))).toEqual(noChanges);
    expect([client.cart.sentUpdates, await client.sync()]).toEqual([3, 'not-required']);
    expect(await onServer(client.cart.token)).toEqual([
      ['DJ-SIMPLE', 2],
      ['DJ-TEE-M-BLK', 1],
      ['DJ-TEE-L-RED', 3],
    ]);
    expect(client.cart.segments.find(({ code }) => code === 'grand_total')?.value).toBe(
      2 * 12_000 + 4 * 15_000 + 5000,
    );
  });

  it('only looks when it opens a cart', async () => {
    const client = await clientWith(bottle(2));
    expect(await onServer(client.cart.token)).toEqual([]);
  });

  it('sets its own quantity where the two differ, by the id the server gave', async () => {
    const client = await clientWith(bottle(2), tee('DJ-TEE-M-BLK', 1));
    await client.sync({ forceSync: true });
    for (const line of client.cart.lines) Object.assign(line, { prev_qty: line.qty, qty: 4 });
    expect(itemsOf(await client.sync())).toEqual([
      { party: 'server', status: 'wrong-qty', sku: 'DJ-SIMPLE', 'client-qty': 4, 'server-qty': 2 },
      { party: 'server', status: 'wrong-qty', sku: 'DJ-TEE-M-BLK', 'client-qty': 4, 'server-qty': 1 },
      { party: 'client', status: 'no-changes' },
      { party: 'server', status: 'update-required' },
    ]);
    expect(itemsOf(await client.sync({ forceSync: true }))).toEqual(noChanges);
    expect(await onServer(client.cart.token)).toEqual([
      ['DJ-SIMPLE', 4],
      ['DJ-TEE-M-BLK', 4],
    ]);
  });

  it('takes in lines that another device added, finding a variant by its sku in the catalogue', async () => {
    const client = await clientWith(bottle(1));
    await client.sync({ forceSync: true });
    await tasks.update(client.cart.token, {
      sku: 'DJ-TEE',
      qty: 2,
      product_option: tee('DJ-TEE-M-BLK', 1).product_option,
      quoteId: client.cart.token,
    });
    expect(itemsOf(await client.sync({ forceSync: true }))).toEqual([
      { party: 'client', status: 'no-item', sku: 'DJ-TEE-M-BLK' },
      { party: 'client', status: 'update-required' },
      { party: 'server', status: 'no-changes' },
    ]);
    expect(client.cart.lines[1]).toMatchObject({
      sku: 'DJ-TEE-M-BLK',
      parentSku: 'DJ-TEE',
      type_id: 'configurable',
      qty: 2,
    });
    expect(itemsOf(await client.sync({ forceSync: true }))).toEqual(noChanges);
  });

  it('removes what it does not have when its own state is forced, as in checkout', async () => {
    const client = await clientWith(bottle(1), tee('DJ-TEE-M-BLK', 1));
    await client.sync({ forceSync: true });
    client.cart.lines = client.cart.lines.filter(({ sku }) => sku !== 'DJ-SIMPLE');
    await client.sync({ forceSync: true, forceClientState: true });
    expect(await onServer(client.cart.token)).toEqual([['DJ-TEE-M-BLK', 1]]);
    expect(itemsOf(await client.sync({ forceSync: true, forceClientState: true }))).toEqual(noChanges);
  });

  it('sums the quantities of both sides when told to merge them, once', async () => {
    const client = await clientWith(bottle(1), tee('DJ-TEE-M-BLK', 1));
    await tasks.update(client.cart.token, { sku: 'DJ-SIMPLE', qty: 2, quoteId: client.cart.token });
    await client.sync({ forceSync: true, mergeQty: true });
    expect(await onServer(client.cart.token)).toEqual([
      ['DJ-SIMPLE', 3],
      ['DJ-TEE-M-BLK', 1],
    ]);
    expect(itemsOf(await client.sync({ forceSync: true }))).toEqual(noChanges);
  });

  it('case 33: restores the quantity it had when the server has not so many', async () => {
    const client = await clientWith({ sku: 'DJ-LAST', type_id: 'simple', qty: 4 });
    await client.sync({ forceSync: true });
    for (const line of client.cart.lines) Object.assign(line, { prev_qty: 4, qty: 6 });
    expect(await client.sync()).toMatchObject({ serverResponses: [{ status: 400, sku: 'DJ-LAST' }] });
    expect([client.cart.lines[0]?.qty, await onServer(client.cart.token)]).toEqual([4, [['DJ-LAST', 4]]]);
    expect(itemsOf(await client.sync({ forceSync: true }))).toEqual(noChanges);
  });

  it('drops a new line that the server refuses, and keeps the others', async () => {
    const client = await clientWith({ sku: 'DJ-GONE', type_id: 'simple', qty: 1 }, bottle(1));
    expect(await client.sync({ forceSync: true })).toMatchObject({
      serverResponses: [
        { status: 400, sku: 'DJ-GONE' },
        { status: 200, sku: 'DJ-SIMPLE' },
      ],
    });
    expect(itemsOf(await client.sync({ forceSync: true }))).toEqual(noChanges);
    expect(client.cart.lines.map(({ sku }) => sku)).toEqual(['DJ-SIMPLE']);
  });

  it('case 36: opens a new guest cart and posts its lines again when the server does not know its cart', async () => {
    const client = await clientWith(bottle(2), tee('DJ-TEE-M-BLK', 1));
    const unknown = '0'.repeat(32);
    expect(await tasks.pull(unknown)).toMatchObject({
      status: 404,
      code: 404,
      result: `No such entity with cartId = ${unknown}`,
    });
    client.cart.token = unknown;
    await client.sync({ forceSync: true });
    expect(client.cart.token).toMatch(/^[0-9a-f]{32}$/);
    expect(client.cart.token).not.toBe(unknown);
    expect(await onServer(client.cart.token)).toEqual([
      ['DJ-SIMPLE', 2],
      ['DJ-TEE-M-BLK', 1],
    ]);
    expect(itemsOf(await client.sync({ forceSync: true }))).toEqual(noChanges);
  });
});
