import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase, testDatabase } from '@dijla/test-kit/database/test-database';
import { extendedProvider } from '@dijla/test-kit/extended-provider';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../database/connect.ts';
import { backUp } from '../database/backup/back-up.ts';
import { restore } from '../database/backup/restore.ts';
import { migrate } from '../database/migrating/migrate.ts';
import { readMigrationFiles, shopFolders } from '../database/migrating/migration-files.ts';
import { migrateExtensions } from '../database/migrating/migrate-extensions.ts';
import { migratedExtension } from './extension.ts';
import { loadExtensions } from './load-extensions.ts';

const root = join(import.meta.dirname, '../../../..');
const own = join(root, 'extensions');
const sample = 'orders-by-governorate';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder of extensions with these files. */
const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'extensions-'));
  made.push(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

/** The sample, as it was before its second migration. */
const firstVersion = (): string => {
  const text = readFileSync(join(root, 'extensions', sample, 'extension.ts'), 'utf8')
    .replace("'1.1.0'", "'1.0.0'")
    .replace(', pieces)', ')')
    .replace(', o.items_qty', '')
    .replace('sum(c.pieces)::integer', '0');
  const folder = folderWith({ [`${sample}/extension.ts`]: text });
  const migration = `${sample}/migrations/2026-11-29T1730-count-orders.sql`;
  mkdirSync(join(folder, sample, 'migrations'));
  cpSync(join(root, 'extensions', migration), join(folder, migration));
  return folder;
};

const database = await testDatabase();
const { db } = database;
const shop = await orderingShop(database);
const placeOrder = async (qty: number): Promise<void> => {
  const item = { sku: 'MUG', qty };
  const cartId = await shop.newCart([item]);
  await shop.place(shop.bodyOf(cartId, [item]));
};

const start = extendedProvider(database);

describe('the sample extension', () => {
  const counts = `/api/desk/extensions/${sample}/counts`;
  const days = '?from=2020-01-01&to=2040-01-01';
  const itemsOf = async (answer: Response) =>
    ((await answer.json()) as { result: { items: { name: string; orders: number; pieces: number }[] } })
      .result.items;

  it('counts orders, those of before it too, and keeps what it counted when a newer version comes', async () => {
    await placeOrder(1);
    const old = await start(firstVersion());
    expect(old.applied).toEqual([`${sample}/2026-11-29T1730-count-orders.sql`]);
    await placeOrder(2);
    const owner = await old.staff('owner');
    await vi.waitFor(
      async () =>
        expect(await itemsOf(await owner.fetch(counts + days))).toEqual([
          { region_id: 611, name: 'Baghdad', orders: 2, pieces: 0 },
        ]),
      { timeout: 30_000 },
    );
    await old.stop();

    const current = await start(own, { names: [sample] });
    expect(current.applied).toEqual([`${sample}/2026-11-29T1731-count-pieces.sql`]);
    await placeOrder(4);
    const again = await current.staff('owner');
    await vi.waitFor(
      async () =>
        expect(await itemsOf(await again.fetch(`${counts}${days}&storeCode=ar`))).toEqual([
          { region_id: 611, name: 'بغداد', orders: 3, pieces: 7 },
        ]),
      { timeout: 30_000 },
    );
    await current.stop();
  });

  it('is for whoever may read reports, refuses bad input and is in the OpenAPI document', async () => {
    const { ask, staff, stop } = await start(own, { names: [sample] });
    expect((await ask(counts + days)).headers.get('x-refusal')).toBe('desk.not-signed-in');
    const support = await staff('support');
    expect((await support.fetch(counts + days)).headers.get('x-refusal')).toBe('request.not-permitted');
    const owner = await staff('owner');
    const wrong = await owner.fetch(`${counts}?from=yesterday&to=2040-01-01`);
    expect([wrong.status, wrong.headers.get('x-refusal')]).toEqual([400, 'request.invalid']);
    const { paths } = (await (await ask('/api/openapi.json')).json()) as { paths: Record<string, unknown> };
    expect(Object.keys(paths)).toContain(counts);
    await stop();
  });

  it('is in backups with its data, and comes back with them where it is in the folder', async () => {
    const to = folderWith({});
    const backup = join(to, 'backup');
    await backUp(database.url, backup);
    const url = await emptyDatabase();
    await expect(restore(url, backup)).rejects.toThrow(
      /has data of an extension, extension_orders_by_governorate/,
    );
    const extensions = (await loadExtensions({ extensions: [sample], extensionsDir: own })).map(
      migratedExtension,
    );
    await restore(url, backup, { extensions });
    const restored = connect({ url });
    const counted = sql<object>`select * from extension_orders_by_governorate.counted_order order by order_id`;
    expect((await counted.execute(restored.db)).rows).toEqual((await counted.execute(db)).rows);
    expect((await counted.execute(db)).rows).toHaveLength(3);
    await restored.close();
    // Nothing is applied a second time.
    expect(await migrateExtensions(url, extensions)).toEqual([]);
    await restore(url, backup, { replace: true, extensions });
  }, 240_000);

  it('keeps its data and its list of migrations when the shop’s own go on', async () => {
    const url = await emptyDatabase();
    await migrate(url);
    const extensions = (await loadExtensions({ extensions: [sample], extensionsDir: own })).map(
      migratedExtension,
    );
    expect(await migrateExtensions(url, extensions)).toHaveLength(2);
    const upgraded = connect({ url });
    await sql`insert into extension_orders_by_governorate.counted_order (order_id, day, region_id, pieces)
      values (10001, '2026-11-30', 611, 3)`.execute(upgraded.db);
    // A release that comes after this one.
    const migrations = folderWith({
      '2099-01-01T0000-say-more-of-regions.expand.sql': 'alter table region add column said text',
    });
    for (const { name, text } of readMigrationFiles(shopFolders)) writeFileSync(join(migrations, name), text);
    const next = await migrate(url, { ...shopFolders, migrations });
    expect(next.applied).toEqual(['2099-01-01T0000-say-more-of-regions.expand.sql']);
    expect(await migrateExtensions(url, extensions)).toEqual([]);
    const { rows } = await sql<object>`
      select order_id::integer, pieces from extension_orders_by_governorate.counted_order`.execute(
      upgraded.db,
    );
    expect(rows).toEqual([{ order_id: 10_001, pieces: 3 }]);
    await upgraded.close();
  }, 240_000);

  it('does not start with data of a newer version, nor with a migration that was changed', async () => {
    await expect(start(firstVersion())).rejects.toThrow(
      `The extension ${sample} cannot be used: its data are of a newer version, which had the migration 2026-11-29T1731-count-pieces.sql.`,
    );
    const changed = folderWith({});
    cpSync(join(root, 'extensions', sample), join(changed, sample), { recursive: true });
    writeFileSync(join(changed, sample, 'migrations/2026-11-29T1731-count-pieces.sql'), 'select 1');
    await expect(start(changed)).rejects.toThrow(/was changed after it had been made/);
  });
});

const minimal = (name: string, members = ''): string =>
  `import { defineExtension, extensionCall, refusal, sql, subscriber, z } from '@dijla/extension';
export const extension = defineExtension({ name: '${name}', version: '1.0.0', ${members} });`;

describe('an extension', () => {
  it('adds calls for anyone and for staff, a payment method and an import format', async () => {
    const members = `
      calls: [
        extensionCall({ name: 'greet', method: 'POST', access: { for: 'anyone' }, summary: 'Greets', query: z.object({}),
          body: z.object({ name: z.string().max(20) }), result: z.string(),
          handle: async ({ body }) => body.name === 'nobody' ? refusal('desk.product-not-found') : { result: 'Hello ' + body.name } }),
        extensionCall({ name: 'note', method: 'PUT', access: { for: 'staff', permission: 'orders.confirm' }, summary: 'Notes', query: z.object({}),
          body: z.object({ text: z.string(), isTold: z.boolean() }), result: z.object({ id: z.number() }),
          handle: async ({ body }, { database, act }) => {
            const { rows } = await sql\`insert into extension_everything.note (text) values (\${body.text}) returning id\`.execute(database);
            if (body.isTold) await act({ act: 'added', entity: 'note', entityId: rows[0].id, before: null, after: { text: body.text } });
            return { result: { id: rows[0].id } };
          } }),
      ],
      paymentMethods: [{ isTest: true, open: () => ({ code: 'counter', can: { cancel: true, refund: 'none', savedCards: false, findLost: false, signedWebhook: false } }) }],
      importFormats: { 'price-sheet': { about: 'Our own sheet', suffixes: ['.sheet'], read: async function* () {} } },`;
    const { ask, staff, stop } = await start(
      folderWith({
        'everything/extension.ts': minimal('everything', members),
        'everything/migrations/2026-11-29T1730-notes.sql': `create table note (id integer generated always as identity, text text not null);
          insert into public.payment_method (code, has_gateway) values ('counter', true);
          insert into public.payment_limit (code, currency) values ('counter', 'IQD');`,
      }),
    );
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const greet = async (body: object) => {
      const answer = await ask('/api/extensions/everything/greet', { ...post, body: JSON.stringify(body) });
      return [answer.headers.get('x-refusal'), ((await answer.json()) as { result: unknown }).result];
    };
    expect(await greet({ name: 'Noor' })).toEqual([null, 'Hello Noor']);
    expect((await greet({ name: 'nobody' }))[0]).toBe('desk.product-not-found');
    expect((await greet({}))[0]).toBe('request.invalid');

    const owner = await staff('owner');
    const note = (isTold: boolean) =>
      owner.fetch('/api/desk/extensions/everything/note', {
        method: 'PUT',
        body: JSON.stringify({ text: 'call back', isTold }),
      });
    expect((await note(true)).status).toBe(200);
    // What staff change without a row in the audit is rolled back.
    expect((await note(false)).status).toBe(500);
    const { rows } = await sql`select text from extension_everything.note`.execute(db);
    expect(rows).toEqual([{ text: 'call back' }]);
    expect(await db.selectFrom('audit').select('entity').where('entity', '=', 'note').execute()).toHaveLength(
      1,
    );
    expect(await db.selectFrom('payment_gateway').selectAll().execute()).toMatchObject([
      { code: 'counter', is_test: true },
    ]);
    // Nothing but its row says that it is paid online, which the checkout leads to its payment by.
    const context = await ask('/api/cart/totals-context?storeCode=ar');
    const { payment_methods } = ((await context.json()) as { result: { payment_methods: object[] } }).result;
    expect(payment_methods).toContainEqual(expect.objectContaining({ code: 'counter', kind: 'online' }));
    await stop();
  });

  it('is not loaded while the settings do not name it, and has to be there when they do', async () => {
    const { ask, stop } = await start(own, { names: [] });
    expect((await ask(`/api/desk/extensions/${sample}/counts`)).status).toBe(404);
    await stop();
    await expect(start(own, { names: ['absent'] })).rejects.toThrow(
      /^The extension absent cannot be used: there is no folder .*absent, and EXTENSIONS names it\.$/,
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['without a program', { 'broken/README.md': '' }, 'it has no file extension.ts'],
    [
      'that throws',
      { 'broken/extension.ts': 'throw new Error("no such bank")' },
      'its program does not load, no such bank',
    ],
    [
      'that exports nothing',
      { 'broken/extension.ts': 'export const other = 1' },
      'extension.ts exports no `extension`',
    ],
    ['of another name', { 'broken/extension.ts': minimal('whole') }, 'it is named whole, unlike its folder'],
    [
      'with an unknown part',
      { 'broken/extension.ts': minimal('broken', 'screens: []') },
      'Unrecognized key: "screens"',
    ],
    [
      'with an unknown permission',
      {
        'broken/extension.ts': minimal(
          'broken',
          `calls: [{ name: 'a', method: 'GET', access: { for: 'staff', permission: 'all' }, summary: 'A', query: z.object({}), result: z.string(), handle: async () => ({ result: '' }) }]`,
        ),
      },
      'calls.0.access.permission must be a permission of the shop',
    ],
    [
      'with a field of no kind',
      {
        'broken/extension.ts': minimal(
          'broken',
          `blocks: [{ name: 'a', title: { en: 'A', ar: '' }, fields: { it: { type: 'sound', label: { en: 'A', ar: '' } } }, render: () => [] }]`,
        ),
      },
      'its block a has fields.0.type',
    ],
    [
      'with a migration that fails',
      {
        'broken/extension.ts': minimal('broken'),
        'broken/migrations/2026-11-29T1730-a.sql': 'select nothing',
      },
      'its migration 2026-11-29T1730-a.sql fails, column "nothing" does not exist',
    ],
  ])('%s fails the start with a sentence that names it', async (_, files, problem) => {
    await expect(start(folderWith(files))).rejects.toThrow(`The extension broken cannot be used: ${problem}`);
  });
});
