import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { accountsOf } from '@dijla/test-kit/accounts';
import { aBatch, aPrice, aProduct, aProductText } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { outboxFolder, testMessenger } from '@dijla/test-kit/messages/test-messenger';
import { receivedPayments } from '@dijla/test-kit/orders/received-payments';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSecret } from '@dijla/test-kit/staff-factors';
import { layFile, testFilesFolder } from '@dijla/test-kit/test-files';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import type { ShopEvent } from '../../events/event.ts';
import { loggerOf } from '../../logger.ts';
import { saveCatalog } from '../../modules/catalog/catalog.ts';
import { downloadFiles, downloadSchedules } from '../../modules/downloads/downloads.ts';
import { folderStore } from '../../modules/media/media.ts';
import { orderAccessToken } from '../../modules/orders/orders.ts';
import { followOrder } from './follow-order.ts';
import { subscribes as tellGranted } from './subscribers/tell-granted.ts';

const database = await testDatabase();
const { db } = database;
const folder = testFilesFolder();
const files = downloadFiles({
  store: folderStore(folder),
  folders: [],
  workFolder: join(folder, 'work'),
  bytesAtMost: 3_000_000,
});
let ahead = 0;
const now = () => Date.now() + ahead;
const worked = await workedShop(database, { downloads: files, now });
const { shop, newCart, bodyOf, place, work, refusedWork, desk, dispatched, ar } = worked;
const { aCustomer } = accountsOf(shop);
const paid = receivedPayments(db);
const outbox = outboxFolder();
const messenger = await testMessenger(db, { outboxFolder: outbox.folder });
const lines: string[] = [];
const context = {
  database: db,
  settings: testSettings(),
  now,
  logger: loggerOf('debug', { write: (line) => void lines.push(line) }),
};

const text = 'A book of tea, in a hundred pages and more, cup after cup. '.repeat(40);
await layFile('books/tea.pdf', text);

type Link = { code: string; file: string; max?: number | null; days?: number; price?: number };

/** A product of these files, each sold separately where one has a price. */
const aBook = async (links: readonly Link[]): Promise<string> => {
  const sku = `BOOK-${randomUUID()}`;
  const book = aProduct(sku, {
    type: 'downloadable',
    prices: [aPrice(4000)],
    texts: { en: aProductText('Book of tea'), ar: aProductText('كتاب الشاي') },
    download: {
      links_purchased_separately: links.some(({ price }) => price !== undefined),
      titles: {},
      links: links.map(({ code, file, max = 2, days, price }) => ({
        code,
        titles: { en: `The ${code}`, ar: `ملف ${code}` },
        file,
        sample_file: null,
        max_downloads: max,
        ...(days !== undefined && { days }),
        amounts: price === undefined ? [] : [{ currency: 'IQD', amount: price, is_derived: false }],
      })),
    },
  });
  await inTransaction(db, (transaction) =>
    saveCatalog(transaction, aBatch({ products: [book] }), { actor: 'test', requestId: 'test' }),
  );
  return sku;
};

const linkIds = async (sku: string): Promise<number[]> =>
  (
    await db
      .selectFrom('download_link')
      .innerJoin('product', 'product.id', 'download_link.product_id')
      .select('download_link.id')
      .where('sku', '=', sku)
      .orderBy('download_link.position')
      .execute()
  ).map(({ id }) => id);

const mug = { sku: 'MUG', qty: 1 };
const ordered = async (item: object & { sku: string }, query: { storeCode: string; token?: string } = ar) => {
  const items = [mug, { qty: 1, ...item }];
  const cartId = await newCart(items, query);
  const { result } = await place(bodyOf(cartId, items), query);
  const id = Number(result.backendOrderId);
  const { due } = await db
    .selectFrom('order_listing')
    .select('due')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, due: due ?? 0, key: orderAccessToken(id, testSecret) };
};
const follow = (id: number) => followOrder(db, id, { cause: `test ${randomUUID()}`, now: now() });
const bought = async (item: object & { sku: string }, query?: { storeCode: string; token: string }) => {
  const order = await ordered(item, query);
  await paid(order.id, order.due);
  await follow(order.id);
  return order;
};
const ofOrder = async ({ id, key }: { id: number; key: string }) =>
  (await shop.call('download/of-order', { query: { ...ar, entity_id: String(id), key } })).result.items;
const addressOf = async (id: number, body: object, query: Record<string, string> = ar): Promise<string> =>
  (await shop.call('download/address', { query: { ...query, id: String(id) }, body })).result.address;
const refused = async (...asked: Parameters<typeof shop.refused>) => (await shop.refused(...asked)).code;
const dueOf = (orderId: number) =>
  db
    .selectFrom('order_listing')
    .select(['charged', 'paid', 'due'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
const mayCancel = async (orderId: number, query: { storeCode: string; token: string }) =>
  (await shop.call('order/one', { query: { ...query, entity_id: String(orderId) } })).result.may.cancel;
const refusedAddress = (id: number, body: object, query: Record<string, string> = ar) =>
  refused('download/address', { query: { ...query, id: String(id) }, body });
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.fetch(new Request(`http://shop.test${address}`, { headers, method }));
const got = async (address: string, headers?: Record<string, string>) => {
  const answer = await get(address, headers);
  return { status: answer.status, body: await answer.text(), code: answer.headers.get('x-refusal') };
};
/** A file of an order without an account, and how its address is got. */
const aFile = async (link: Partial<Link> = {}) => {
  const order = await bought({ sku: await aBook([{ code: 'pdf', file: 'books/tea.pdf', ...link }]) });
  const [file] = await ofOrder(order);
  const body = { key: order.key };
  return {
    order,
    id: file!.id,
    body,
    address: () => addressOf(file!.id, body),
    left: async () => (await ofOrder(order))[0]?.downloads_left,
  };
};

describe('the right to a file', () => {
  it('begins when the order is paid, and is told of once', async () => {
    const order = await ordered({ sku: await aBook([{ code: 'pdf', file: 'books/tea.pdf', days: 30 }]) });
    await follow(order.id);
    expect(await ofOrder(order)).toEqual([]);
    await paid(order.id, order.due);
    await Promise.all([follow(order.id), follow(order.id)]);
    expect(await ofOrder(order)).toMatchObject([
      {
        order_id: order.id,
        product_name: 'كتاب الشاي',
        title: 'ملف pdf',
        file_name: 'tea.pdf',
        bytes: text.length,
        downloads_left: 2,
        state: 'ready',
      },
    ]);
    const { rows } =
      await sql<ShopEvent>`select name, key, data from event where name = 'downloads.granted' and key like ${`${order.id}/%`}`.execute(
        db,
      );
    expect(rows).toHaveLength(1);
    await tellGranted.handle(rows[0] as never, context);
    await tellGranted.handle(rows[0] as never, context);
    const { rows: messages } = await sql<{ id: number }>`
      select id from message where dedupe_key like ${`downloads.granted ${order.id}/%`} order by id`.execute(
      db,
    );
    const before = outbox.messages().length;
    for (const message of messages) await messenger.deliver(message.id);
    const told = outbox.messages().slice(before);
    expect(told).toHaveLength(2);
    for (const { text: said } of told) expect(said).toContain('/order-tracking?order=');
  });

  it('of one who pays at the door begins with the delivery', async () => {
    const order = await ordered({ sku: await aBook([{ code: 'pdf', file: 'books/tea.pdf' }]) });
    await dispatched(order.id);
    await follow(order.id);
    expect(await ofOrder(order)).toEqual([]);
    await work(order.id, 'desk/deliver-order', { move: 'deliver', amount: order.due });
    await follow(order.id);
    expect(await ofOrder(order)).toHaveLength(1);
  });

  it('is of the files that were chosen, as often as there are pieces', async () => {
    const sku = await aBook([
      { code: 'pdf', file: 'books/tea.pdf', price: 3000 },
      { code: 'epub', file: 'books/tea.epub', price: 2000 },
    ]);
    const [, epub] = await linkIds(sku);
    const product_option = {
      extension_attributes: { downloadable_option: { downloadable_links: [String(epub)] } },
    };
    expect(await ofOrder(await bought({ sku, qty: 3, product_option } as never))).toMatchObject([
      { title: 'ملف epub', downloads_left: 6, state: 'missing', bytes: null, file_name: null },
    ]);
  });

  it('ends with a refund and with a cancellation, at once', async () => {
    const { order, id, body, address } = await aFile();
    const open = await address();
    await work(order.id, 'desk/cancel-order', { move: 'cancel', reason: 'test' });
    expect(await got(open)).toMatchObject({ status: 404, code: 'download.not-found' });
    expect(await refusedAddress(id, body)).toBe('download.not-found');
    await follow(order.id);
    expect(await ofOrder(order)).toEqual([]);

    const other = await aFile();
    const begun = await other.address();
    expect(await got(begun, { range: 'bytes=0-9' })).toMatchObject({ status: 206 });
    await dispatched(other.order.id);
    await work(other.order.id, 'desk/deliver-order', { move: 'deliver', amount: 0 });
    await work(other.order.id, 'desk/refund-order', {
      amount: other.order.due,
      by: 'transfer',
      reason: 'test',
    });
    expect(await got(begun, { range: 'bytes=10-' })).toMatchObject({
      status: 404,
      code: 'download.not-found',
    });
  });

  it('ends after its days', async () => {
    const { id, body, address } = await aFile({ days: 1 });
    const open = await address();
    ahead = 25 * 3_600_000;
    try {
      expect(await refusedAddress(id, body)).toBe('download.ended');
      expect(await got(open)).toMatchObject({ status: 403, code: 'download.address-expired' });
    } finally {
      ahead = 0;
    }
  });
});

describe('an address', () => {
  it('is given to the buyer alone: the customer, or whoever has the key of the order', async () => {
    const { token } = await aCustomer();
    const stranger = await aCustomer();
    const query = { ...ar, token };
    const order = await bought({ sku: await aBook([{ code: 'pdf', file: 'books/tea.pdf' }]) }, query);
    const { result } = await shop.call('download/list', { query });
    const [file] = result.items;
    expect([result.total_count, file?.order_id]).toEqual([1, order.id]);
    const id = file!.id;
    const another = await aFile();
    expect((await shop.call('download/list', { query: { ...ar, token: stranger.token } })).result).toEqual({
      items: [],
      total_count: 0,
    });
    const entity = { entity_id: String(order.id) };
    const strangers = { ...ar, token: stranger.token };
    expect([
      await refusedAddress(id, {}, strangers),
      await refusedAddress(id, {}),
      await refusedAddress(id, { key: another.order.key }),
      await refusedAddress(id, { key: 'x' }, query),
      await refusedAddress(another.id, {}, query),
      await refusedAddress(999_999, {}, query),
      await refused('download/of-order', { query: { ...strangers, ...entity } }),
      await refused('download/of-order', { query: { ...ar, ...entity } }),
      await refused('download/of-order', { query: { ...ar, ...entity, key: another.order.key } }),
    ]).toEqual([
      'download.not-found',
      'user.not-signed-in',
      'download.not-found',
      'download.not-found',
      'download.not-found',
      'download.not-found',
      'order.not-found',
      'user.not-signed-in',
      'order.not-found',
    ]);
    expect(
      (await shop.call('download/of-order', { query: { ...query, ...entity } })).result.total_count,
    ).toBe(1);
    for (const address of [await addressOf(id, {}, query), await addressOf(id, { key: order.key })])
      expect(await got(address)).toMatchObject({ status: 200, body: text });
  });

  it('is signed: whatever else is there answers that there is nothing', async () => {
    const { id, address } = await aFile();
    const good = await address();
    const token = good.slice(good.lastIndexOf('/') + 1);
    const [own, expires, nonce, signature] = token.split('.');
    const path = good.slice(0, good.lastIndexOf('/') + 1);
    const wrong = [
      `${id + 1}.${expires}.${nonce}.${signature}`,
      `${own}.${Number(expires) + 9999}.${nonce}.${signature}`,
      `${own}.${expires}.${'A'.repeat(16)}.${signature}`,
      `${own}.${expires}.${nonce}.${'A'.repeat(22)}`,
      token.slice(0, -1),
      'books%2Ftea.pdf',
      '..%2f..%2fsecret',
    ];
    for (const one of wrong)
      expect({ one, ...(await got(path + one)) }).toMatchObject({
        one,
        status: 404,
        code: 'download.not-found',
      });
    expect(await got(good)).toMatchObject({ status: 200 });
  });

  it('is good for a few minutes, and for going on with what was begun a while longer', async () => {
    const { address, left } = await aFile();
    const [unused, used] = [await address(), await address()];
    expect(await got(used, { range: 'bytes=0-9' })).toMatchObject({ status: 206, body: text.slice(0, 10) });
    ahead = 20 * 60_000;
    try {
      expect(await got(unused)).toMatchObject({ status: 403, code: 'download.address-expired' });
      expect(await got(used, { range: 'bytes=10-19' })).toMatchObject({ body: text.slice(10, 20) });
      expect(await got(used)).toMatchObject({ status: 403, code: 'download.address-expired' });
      ahead = 65 * 60_000;
      expect(await got(used, { range: 'bytes=20-29' })).toMatchObject({ code: 'download.address-expired' });
    } finally {
      ahead = 0;
    }
    expect(await left()).toBe(1);
  });

  it('is in no log', async () => {
    const { address } = await aFile();
    const open = await address();
    await got(open);
    expect(lines.join('\n')).not.toContain(open.slice(-22));
  });
});

describe('a download', () => {
  it('is saved under its name, whatever it is, and kept by nobody on the way', async () => {
    await layFile('books/page.html', '<script>alert(1)</script>');
    const { address } = await aFile({ file: 'books/page.html' });
    const { headers } = await get(await address());
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="page.html"; filename*=UTF-8''page.html`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store, no-transform',
      'accept-ranges': 'bytes',
    });
  });

  it('counts once: neither headers, nor parts that follow, nor the same press again', async () => {
    const { address, left } = await aFile();
    const open = await address();
    expect(await left()).toBe(2);
    const head = await get(open, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await left()]).toEqual([
      200,
      String(text.length),
      2,
    ]);
    const first = await get(open, { range: 'bytes=0-99' });
    expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-99/${text.length}`]);
    const etag = first.headers.get('etag') ?? '';
    const parts = [await first.text()];
    parts.push((await got(open, { range: 'bytes=100-', 'if-range': etag })).body);
    expect(parts.join('')).toBe(text);
    expect((await got(open, { range: 'bytes=-10' })).body).toBe(text.slice(-10));
    // Of another file than the first part was of, all is sent.
    expect(await got(open, { range: 'bytes=100-', 'if-range': '"other"' })).toMatchObject({
      status: 200,
      body: text,
    });
    expect(await got(open, { 'if-none-match': etag })).toMatchObject({ status: 304 });
    expect(await got(open, { range: `bytes=${text.length}-` })).toMatchObject({ status: 416 });
    expect(await left()).toBe(1);
    expect(await got(await address())).toMatchObject({ status: 200 });
    expect(await left()).toBe(0);
  });

  it('is the last one for one of two who begin at once', async () => {
    const { id, body, address, left, order } = await aFile({ max: 1 });
    const addresses = await Promise.all([address(), address(), address(), address()]);
    const answers = await Promise.all(addresses.map((one) => got(one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
    expect(answers.filter(({ code }) => code === 'download.used-up')).toHaveLength(3);
    expect(await left()).toBe(0);
    expect(await refusedAddress(id, body)).toBe('download.used-up');
    expect(await ofOrder(order)).toMatchObject([{ state: 'used-up' }]);
  });

  it('keeps its buyer from asking for her money back by herself', async () => {
    const { token } = await aCustomer();
    const query = { ...ar, token };
    const order = await bought({ sku: await aBook([{ code: 'pdf', file: 'books/tea.pdf' }]) }, query);
    const [file] = await ofOrder(order);
    await got(await addressOf(file!.id, {}, query));
    const asked = { query, body: { order_id: order.id } };
    expect(await refused('order/request-cancellation', asked)).toBe('order.cancel-not-possible');
    expect(await mayCancel(order.id, query)).toBe(false);
  });

  it('is why the shop grants no request that came before it, and calls the order off by itself alone', async () => {
    const { token } = await aCustomer();
    const query = { ...ar, token };
    const order = await bought({ sku: await aBook([{ code: 'pdf', file: 'books/tea.pdf' }]) }, query);
    const [file] = await ofOrder(order);
    expect(await mayCancel(order.id, query)).toBe(true);
    await shop.call('order/request-cancellation', { query, body: { order_id: order.id } });
    await got(await addressOf(file!.id, {}, query));
    expect(await refusedWork(order.id, 'desk/decide-cancellation', { decision: 'approve' })).toBe(
      'order.file-downloaded',
    );
    await work(order.id, 'desk/cancel-order', { move: 'cancel', reason: 'test' });
    await follow(order.id);
    expect(await ofOrder(order)).toEqual([]);
  });

  it('is not counted for a file that is not there', async () => {
    const { id, body, left } = await aFile({ file: 'books/coming.pdf' });
    expect(await refusedAddress(id, body)).toBe('download.file-missing');
    expect(await left()).toBe(2);
    const outside = await aFile({ file: '../../../../etc/passwd' });
    expect(await refusedAddress(outside.id, outside.body)).toBe('download.file-missing');
  });
});

describe('more of a file', () => {
  const listed = async (orderId: number, role?: Parameters<typeof desk>[0]) =>
    (await (await desk(role)).call('desk/order-downloads', { query: { orderId: String(orderId) } })).items;
  const give = async (orderId: number, id: number, body: object) =>
    (await desk('support')).call('desk/extend-download', {
      query: { orderId: String(orderId), downloadId: String(id) },
      body: { downloads: 0, days: 0, ...body },
    });
  const notGiven = async (orderId: number, id: number, body: object, role?: Parameters<typeof desk>[0]) =>
    (await desk(role)).refused('desk/extend-download', {
      query: { orderId: String(orderId), downloadId: String(id) },
      body: { downloads: 0, days: 0, ...body },
    });

  it('is given by the staff, seen by the buyer at once, and charged to nobody', async () => {
    const { order, id, address, left } = await aFile({ max: 1, days: 1 });
    await got(await address());
    const [before] = await listed(order.id);
    expect(before).toMatchObject({
      id,
      product_name: 'كتاب الشاي',
      title: 'The pdf',
      file_name: 'tea.pdf',
      downloads: 1,
      downloads_at_most: 1,
      state: 'used-up',
    });
    const dueBefore = await dueOf(order.id);
    expect(await give(order.id, id, { downloads: 2 })).toMatchObject({ downloads: 1, downloads_at_most: 3 });
    expect(await left()).toBe(2);
    expect(await got(await address())).toMatchObject({ status: 200, body: text });
    const end = Date.parse(before?.until ?? '');
    const longer = await give(order.id, id, { days: 3 });
    expect(Date.parse(longer.until ?? '')).toBe(end + 3 * 86_400_000);
    const over = { until: new Date(now() - 10 * 86_400_000) };
    await db.updateTable('bought_download').set(over).where('id', '=', id).execute();
    expect(await ofOrder(order)).toMatchObject([{ state: 'ended' }]);
    // What is over begins anew from now.
    const again = await give(order.id, id, { days: 1 });
    expect(Math.abs(Date.parse(again.until ?? '') - now() - 86_400_000)).toBeLessThan(60_000);
    expect(await ofOrder(order)).toMatchObject([{ state: 'ready', downloads_left: 1 }]);
    expect(await dueOf(order.id)).toEqual(dueBefore);
    const { rows } = await sql<{ before: object; after: object }>`
      select before, after from audit where act = 'download-extended' and entity_id = ${String(order.id)} order by id limit 1`.execute(
      db,
    );
    expect(rows).toMatchObject([
      { before: { downloads_at_most: 1 }, after: { file: 'The pdf', downloads_at_most: 3 } },
    ]);
    // She is told each time.
    const told = await db
      .selectFrom('event')
      .select('key')
      .where('name', '=', 'downloads.granted')
      .where('key', 'like', `${order.id}/extended/%`)
      .execute();
    expect(told).toHaveLength(3);
  });

  it('is given for all its pieces together, and stays where some of them come back', async () => {
    const sku = await aBook([{ code: 'pdf', file: 'books/tea.pdf' }]);
    const order = await bought({ sku, qty: 3 } as never);
    const [file] = await listed(order.id);
    expect(await give(order.id, file!.id, { downloads: 4 })).toMatchObject({ downloads_at_most: 10 });
    await db.updateTable('bought_download').set({ pieces: 1 }).where('id', '=', file!.id).execute();
    expect(await ofOrder(order)).toMatchObject([{ downloads_left: 6 }]);
  });

  it('is refused of a file of another order, without a limit, taken back, of nothing, and to others', async () => {
    const one = await aFile();
    const free = await aFile({ max: null });
    expect([
      await notGiven(free.order.id, one.id, { downloads: 1 }),
      await notGiven(free.order.id, free.id, { downloads: 1 }),
      await notGiven(one.order.id, one.id, { days: 1 }),
      await notGiven(one.order.id, one.id, {}),
      await notGiven(one.order.id, one.id, { downloads: 1 }, 'content'),
      await notGiven(one.order.id, 999_999, { downloads: 1 }),
    ]).toEqual([
      'download.not-found',
      'desk.download-unlimited',
      'desk.download-unlimited',
      'request.invalid',
      'request.not-permitted',
      'download.not-found',
    ]);
    await work(one.order.id, 'desk/cancel-order', { move: 'cancel', reason: 'test' });
    await follow(one.order.id);
    expect(await listed(one.order.id)).toMatchObject([{ state: 'revoked' }]);
    expect(await notGiven(one.order.id, one.id, { downloads: 1 })).toBe('download.not-found');
  });
});

describe('a file elsewhere', () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/moved') return void response.writeHead(302, { location: '/tea.pdf' }).end();
    if (request.url !== '/tea.pdf') return void response.writeHead(404).end();
    const [, from] = /^bytes=(\d+)-/.exec(request.headers.range ?? '') ?? [];
    asked.push(request.headers.range);
    if (from === undefined) return void response.writeHead(200, { etag: '"t"' }).end(text);
    const part = text.slice(Number(from));
    response
      .writeHead(206, { etag: '"t"', 'content-range': `bytes ${from}-${text.length - 1}/${text.length}` })
      .end(part);
  });
  const listening = new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
  afterAll(() => void server.close());

  it('is passed on in parts, also where it was moved, and its address is told to nobody', async () => {
    const url = await listening;
    const { address, left, order } = await aFile({ file: `${url}/moved` });
    expect(JSON.stringify(await ofOrder(order))).not.toContain(url);
    const open = await address();
    const whole = await get(open);
    expect([whole.status, whole.headers.get('location'), await whole.text()]).toEqual([200, null, text]);
    expect(await got(open, { range: 'bytes=50-' })).toMatchObject({ status: 206, body: text.slice(50) });
    expect(asked).toContain('bytes=50-');
    expect(await left()).toBe(1);
  });

  it('is not counted where it is gone or its host does not answer', async () => {
    const url = await listening;
    const gone = await aFile({ file: `${url}/gone` });
    expect(await got(await gone.address())).toMatchObject({ code: 'download.file-missing' });
    const away = await aFile({ file: 'http://127.0.0.1:9/tea.pdf' });
    expect(await got(await away.address())).toMatchObject({ status: 503, code: 'request.busy' });
    const inside = await aFile({ file: 'http://169.254.169.254/latest' });
    expect(await got(await inside.address())).toMatchObject({ status: 503 });
    expect([await gone.left(), await away.left(), await inside.left()]).toEqual([2, 2, 2]);
  });
});

describe('the desk', () => {
  const productOf = async (sku: string) => ({
    productId: String(
      (await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id,
    ),
  });
  /** Gives a file in parts of so many bytes. */
  const give = async (body: Buffer, name: string, partBytes = 1_048_576) => {
    const owner = await desk();
    const upload = randomUUID();
    const parts = Math.ceil(body.length / partBytes);
    for (let part = 1; part <= parts; part += 1)
      await owner.call('desk/add-file-part', {
        body: {
          upload,
          part,
          data: body.subarray((part - 1) * partBytes, part * partBytes).toString('base64'),
        },
      });
    return owner.call('desk/finish-file', { body: { upload, parts, name } });
  };

  it('gives a large file in parts, and whoever bought the link before gets the new one under its name', async () => {
    const { order, id, body } = await aFile();
    const { sku } = await db
      .selectFrom('order_line')
      .select('sku')
      .where('order_id', '=', order.id)
      .where('product_type', '=', 'downloadable')
      .executeTakeFirstOrThrow();
    const owner = await desk();
    const query = await productOf(sku);
    const opened = await owner.call('desk/product-downloads', { query });
    expect(opened).toMatchObject({
      is_separate: false,
      links: [
        { code: 'pdf', file: 'books/tea.pdf', file_name: 'tea.pdf', bytes: text.length, max_downloads: 2 },
      ],
      rule: { max_downloads: 5, days: null },
      bytes_at_most: 3_000_000,
    });
    const content = Buffer.from('شاي '.repeat(250_000));
    const given = await give(content, 'كتاب "الشاي".pdf');
    expect(given).toMatchObject({ file_name: 'كتاب "الشاي".pdf', bytes: content.length });
    const { links, titles, is_separate } = opened;
    const link = {
      code: 'pdf',
      titles: { en: 'PDF', ar: '' },
      file: given.file,
      max_downloads: 9,
      days: 7,
      amounts: [],
    };
    const saving = { version: opened.version, downloads: { is_separate, titles, links: [link] } };
    const saved = await owner.call('desk/save-product-downloads', { query, body: saving });
    expect(saved.links).toMatchObject([{ ...link, bytes: content.length, file_name: 'كتاب "الشاي".pdf' }]);
    expect(await owner.refused('desk/save-product-downloads', { query, body: saving })).toBe(
      'desk.changed-meanwhile',
    );
    expect(links).toHaveLength(1);
    const answer = await get(await addressOf(id, body));
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('كتاب "الشاي".pdf')}`,
    );
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    // What was bought stays: two downloads without an end, one of which is had.
    expect(await ofOrder(order)).toMatchObject([{ title: 'PDF', downloads_left: 1, until: null }]);
    // A link that goes leaves its buyers their file.
    await owner.call('desk/save-product-downloads', {
      query,
      body: { version: saved.version, downloads: { is_separate, titles, links: [] } },
    });
    expect(await ofOrder(order)).toMatchObject([{ title: 'ملف pdf', state: 'ready' }]);
  });

  it('takes no file that is too large, out of order, or that nobody gave', async () => {
    const owner = await desk();
    const part = (given: object) => ({ body: { upload: randomUUID(), part: 1, data: 'UERG', ...given } });
    expect([
      await owner.refused('desk/add-file-part', part({ part: 2 })),
      await owner.refused('desk/add-file-part', part({ part: 4 })),
      await owner.refused('desk/add-file-part', part({ data: Buffer.alloc(1_048_577).toString('base64') })),
      await owner.refused('desk/finish-file', { body: { upload: randomUUID(), parts: 1, name: 'a.pdf' } }),
      await owner.refused('desk/finish-file', { body: { upload: randomUUID(), parts: 1, name: '../a' } }),
      await (await desk('support')).refused('desk/add-file-part', part({})),
    ]).toEqual([
      'desk.file-part-unexpected',
      'desk.file-too-large',
      'desk.file-too-large',
      'desk.file-part-unexpected',
      'request.invalid',
      'request.not-permitted',
    ]);
    const sku = await aBook([{ code: 'pdf', file: 'books/tea.pdf' }]);
    const query = await productOf(sku);
    const { version } = await owner.call('desk/product-downloads', { query });
    const saving = (file: string) => ({
      query,
      body: {
        version,
        downloads: {
          is_separate: false,
          titles: { en: '', ar: '' },
          links: [
            { code: null, titles: { en: 'A', ar: '' }, file, max_downloads: 1, days: null, amounts: [] },
          ],
        },
      },
    });
    for (const file of [
      'http://example.iq/a',
      'https://a:b@example.iq/',
      'https://10.0.0.1/a',
      'https://[fd00::1]/a',
      '/desk/none',
      '/etc/passwd',
      'javascript:1',
    ])
      expect([file, await owner.refused('desk/save-product-downloads', saving(file))]).toEqual([
        file,
        'desk.file-unknown',
      ]);
    expect(await owner.refused('desk/product-downloads', { query: await productOf('MUG') })).toBe(
      'desk.not-downloadable',
    );
  });

  it('audits files and links, and no address in full', async () => {
    const owner = await desk();
    const sku = await aBook([{ code: 'pdf', file: 'books/tea.pdf' }]);
    const query = await productOf(sku);
    const { version } = await owner.call('desk/product-downloads', { query });
    const link = {
      code: 'pdf',
      titles: { en: 'A', ar: '' },
      file: 'https://files.example.iq/secret-token',
      sample: 'https://samples.example.iq/secret-token',
      max_downloads: null,
      days: null,
      amounts: [],
    };
    const body = { version, downloads: { is_separate: false, titles: { en: '', ar: '' }, links: [link] } };
    await owner.call('desk/save-product-downloads', { query, body });
    const { rows } = await sql<{ said: string }>`
      select audit::text as said from audit where act = 'downloads-saved' and entity_id = ${query.productId}`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.said).toContain('files.example.iq');
    expect(rows[0]?.said).not.toContain('secret-token');
  });

  it('sweeps parts that nobody went on with, and files that no link names and nobody bought', async () => {
    const owner = await desk();
    const upload = randomUUID();
    await owner.call('desk/add-file-part', { body: { upload, part: 1, data: 'UERG' } });
    const unused = await give(Buffer.from('unused'), 'unused.pdf');
    const [sweep] = downloadSchedules(files);
    const store = folderStore(folder);
    const are = async () =>
      [await store.find(`/unfinished/${upload}/1`), await store.find(unused.file)].map(
        (found) => found !== undefined,
      );
    await sweep?.run({ ...context, now } as never);
    expect(await are()).toEqual([true, true]);
    ahead = 8 * 86_400_000;
    try {
      await sweep?.run({ ...context, now } as never);
    } finally {
      ahead = 0;
    }
    expect(await are()).toEqual([false, false]);
    expect(await store.find('/books/tea.pdf')).toBeDefined();
  });
});
