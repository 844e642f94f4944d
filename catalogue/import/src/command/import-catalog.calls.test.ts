import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { noteRun, startRun, withImportLock } from '@dijla/provider/processes/import-run/import-run';
import { aCategory, aPrice, aProduct, aStock } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BrokenFileError } from '../source/broken-file-error.ts';
import type { CatalogFormat, Finding } from '../catalog-format.ts';
import { importCatalog, type ImportOptions } from './import-catalog.ts';
import type { ImportRecord } from '../record/import-record.ts';
import { makePlainTables, plainRecordHandlers } from '../record/plain-record-handlers.ts';
import { undoImport } from './undo-import.ts';

const connection = await testDatabase();
const { db } = connection;
const folder = mkdtempSync(join(tmpdir(), 'dijla-import-'));
const source = join(folder, 'export.csv');
writeFileSync(source, 'sku\n');
beforeAll(() => makePlainTables(db));
beforeEach(async () => {
  await sql`delete from plain`.execute(db);
  await sql`delete from import_run`.execute(db);
});
afterAll(() => rmSync(folder, { recursive: true }));

const product = (sku: string, changes: Partial<ProductInput> = {}): ImportRecord => ({
  kind: 'product',
  record: aProduct(sku, changes),
});
const category = (url_path: string): ImportRecord => ({ kind: 'category', record: aCategory(url_path) });

/** A format that yields the given records, one per line. */
const finding = (records: readonly (ImportRecord | Error)[]): CatalogFormat => ({
  about: 'a list',
  suffixes: ['.csv'],
  read: async function* read() {
    for (const [index, record] of records.entries()) {
      if (record instanceof Error) throw record;
      const found: Finding = { ...record, place: { file: 'export.csv', line: index + 2 } };
      yield found;
    }
  },
});

const options = {
  name: 'a-list',
  from: source,
  shelves: [join(folder, 'shelf')],
  handlers: plainRecordHandlers,
  finish: async () => undefined,
} as const satisfies Partial<ImportOptions>;
const run = (records: readonly (ImportRecord | Error)[], changes: Partial<ImportOptions> = {}) =>
  importCatalog(connection, { ...options, format: finding(records), ...changes });
const undo = (number?: number) =>
  undoImport(connection, { run: number, handlers: plainRecordHandlers, finish: async () => undefined });

const standing = async (): Promise<unknown> =>
  (await sql`select kind, key, record from plain order by kind, key`.execute(db)).rows;
const keys = async (): Promise<string[]> =>
  (await sql<{ key: string }>`select key from plain order by kind, key`.execute(db)).rows.map(
    ({ key }) => key,
  );
const saves = async (): Promise<number> =>
  Number(
    (await sql<{ sum: number }>`select coalesce(sum(saves), 0)::integer as sum from plain`.execute(db))
      .rows[0]?.sum,
  );
const qtyOf = async (sku: string): Promise<number> =>
  Number(
    (
      await sql<{
        qty: string;
      }>`select record -> 'stock' ->> 'qty' as qty from plain where key = ${sku}`.execute(db)
    ).rows[0]?.qty,
  );
const runs = async (): Promise<unknown> =>
  (
    await sql`select state, (summary ->> 'touched')::integer as touched from import_run order by id`.execute(
      db,
    )
  ).rows;
const leftovers = async (): Promise<unknown> =>
  (await sql`select count(*) as count from import_record`.execute(db)).rows[0];

const many = (count: number, changes: Partial<ProductInput> = {}): ImportRecord[] =>
  Array.from({ length: count }, (_, index) => product(`S${index}`, changes));

describe('importCatalogue', () => {
  it('takes records in the order of what names what, whatever their order in the files', async () => {
    const result = await run([
      product('TEE', { type: 'configurable', variants: ['TEE-S'] }),
      category('men/tops'),
      category('men'),
      product('TEE-S'),
    ]);
    expect(result).toMatchObject({
      ok: true,
      summary: { touched: 4, productTypes: { simple: 1, configurable: 1 } },
      log: { warnings: [] },
    });
    expect([await keys(), await leftovers(), await runs()]).toEqual([
      ['men', 'men/tops', 'TEE', 'TEE-S'],
      { count: 0 },
      [{ state: 'done', touched: 4 }],
    ]);
  });

  it('changes nothing when it is run again', async () => {
    await run([category('men'), ...many(3)]);
    const before = [await standing(), await saves()];
    const again = await run([category('men'), ...many(3)]);
    expect([await standing(), await saves()]).toEqual(before);
    expect(again).toMatchObject({
      ok: true,
      summary: { touched: 0, counts: { product: { added: 0, changed: 0, unchanged: 3 } } },
    });
  });

  it('stops at a broken file, names file and line, and leaves everything as it was', async () => {
    const result = await run([
      ...many(1500),
      new BrokenFileError('export.csv', 1502, 'a quotation mark is never closed'),
    ]);
    expect(result).toMatchObject({
      ok: false,
      code: 'import.broken-file',
      data: { message: expect.stringContaining('export.csv, line 1502') },
    });
    expect([await keys(), await leftovers(), await runs()]).toEqual([
      [],
      { count: 0 },
      [{ state: 'failed', touched: 0 }],
    ]);
  });

  it('keeps the first of records with one key and warns about the others', async () => {
    const result = await run([
      product('A', { number_of_sales: 1 }),
      product('B'),
      product('A', { number_of_sales: 2 }),
    ]);
    expect(result.log?.warnings).toEqual([
      { file: 'export.csv', line: 4, code: 'repeated-record', subject: 'product A', isRowTaken: false },
    ]);
    expect(await standing()).toMatchObject([{ record: { sku: 'A', number_of_sales: 1 } }, { key: 'B' }]);
  });

  it('warns about what names nothing with file and line, and takes the rest', async () => {
    const result = await run([
      product('A', { status: -1 }),
      product('TEE', { type: 'configurable', variants: ['A', 'NONE'] }),
    ]);
    expect(
      result.log?.warnings.map(({ line, code, subject, isRowTaken }) => [line, code, subject, isRowTaken]),
    ).toEqual([
      [2, 'bad-number', 'A status', false],
      [3, 'unknown-variant', 'TEE A', true],
      [3, 'unknown-variant', 'TEE NONE', true],
    ]);
  });

  it('finds the one record that the database refuses and takes the others of its batch', async () => {
    const result = await run([...many(5), product('BAD', { url_key: 'forbidden' }), ...many(9).slice(5)]);
    expect(result).toMatchObject({
      ok: true,
      summary: { counts: { product: { added: 9, refused: 1 } } },
      log: {
        warnings: [
          { line: 7, code: 'cannot-be-kept', subject: 'product BAD (does not fit what the database keeps)' },
        ],
      },
    });
  });

  it('says in words of its own that the database cannot go on, and what was changed before', async () => {
    let renaming: Promise<unknown> | undefined;
    const result = await run(many(4000), {
      onProgress: ({ stage }) =>
        void (stage === 'applying' && (renaming ??= sql`alter table plain rename to plainer`.execute(db))),
    });
    await renaming;
    await sql`alter table plainer rename to plain`.execute(db);
    expect(result).toMatchObject({
      ok: false,
      code: 'import.failed',
      data: {
        message: expect.stringMatching(
          /^The database refuses what the import asks of it \(fault 42P01\); this is a fault of the shop\. \d+ records were changed before\. Importing again completes it; --undo \d+ takes it back\.$/,
        ),
      },
    });
    expect(await undo()).toMatchObject({ ok: true });
  });

  it('takes texts that PostgreSQL has no room for out of the way', async () => {
    const result = await run([
      product('A', { url_key: 'a\u0000b' }),
      product('B', { url_key: String.raw`a\u0000b` }),
      product('C', { url_key: '\ud800' }),
    ]);
    expect([await keys(), result.log?.warnings.map(({ line, code }) => [line, code])]).toEqual([
      ['B', 'C'],
      [[2, 'bad-text']],
    ]);
  });

  it('keeps texts of languages that an export does not give', async () => {
    await run([product('A')]);
    const { en = undefined, ar } = aProduct('A').texts;
    await run([product('A', { texts: en === undefined ? {} : { en: { ...en, name: 'Kettle' } } })]);
    expect(await standing()).toMatchObject([{ record: { texts: { en: { name: 'Kettle' }, ar } } }]);
  });

  it('refuses an export without a record', async () => {
    expect(await run([])).toMatchObject({ ok: false, code: 'import.nothing-found' });
  });

  it('says in a dry run what it would do, with prices that jump, and writes nothing', async () => {
    await run([product('A'), product('B'), product('C')]);
    const before = [await standing(), await runs()];
    const report = join(folder, 'report.jsonl');
    const next = [
      product('A', { prices: [aPrice(20_000)] }),
      product('B', { prices: [aPrice(13_000)] }),
      product('TEE', { type: 'configurable', variants: ['NEW', 'BAD'] }),
      product('NEW'),
      product('BAD', { status: -1 }),
    ];
    const result = await run(next, { isDryRun: true, prune: 'some', report });
    expect(result).toMatchObject({
      ok: true,
      summary: { counts: { product: { added: 2, changed: 2, removed: 0, refused: 1 } } },
      unpruned: 1,
    });
    expect(result.log?.jumps).toEqual([{ sku: 'A', currency: 'IQD', from: 12_000, to: 20_000 }]);
    expect(
      readFileSync(report, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).code ?? JSON.parse(line).what),
    ).toEqual(['bad-number', 'price-jump', 'unknown-variant']);
    expect([await standing(), await runs(), await leftovers()]).toEqual([...before, { count: 0 }]);
  });

  it('tells prices that jump as their currency changes, and how many change it', async () => {
    await run([product('A', { prices: [aPrice(25_000)] }), product('B')]);
    const result = await run(
      [product('A', { prices: [aPrice(2_500_000, { currency: 'USD' })] }), product('B')],
      { isDryRun: true },
    );
    expect([result.log?.jumps, [...(result.log?.currencyChanges.values() ?? [])]]).toEqual([
      [{ sku: 'A', currency: 'IQD', from: 25_000, to: expect.toSatisfy((to: number) => to > 25_000_000) }],
      [{ from: 'IQD', to: 'USD', count: 1 }],
    ]);
  });

  it('refuses a second import while one is under way and names it', async () => {
    const second = await withImportLock(connection.pool, async () => {
      await startRun(db, 'another-list', 'import');
      return [await run(many(2)), await undo()];
    });
    const busy = {
      ok: false,
      code: 'import.busy',
      data: { message: expect.stringMatching(/import is under way: run \d+ \(another-list, begun /) },
    };
    expect([second, await keys()]).toMatchObject([[busy, busy], []]);
  });

  it('deletes nothing that is missing', async () => {
    await run(many(3));
    await run([product('S0')]);
    expect(await keys()).toEqual(['S0', 'S1', 'S2']);
  });

  it('removes with --prune what imports have made and this one does not bring, of kinds it brings', async () => {
    await run([category('men'), ...many(4)]);
    const result = await run([...many(3)], { prune: 'some' });
    expect([await keys(), result]).toMatchObject([
      ['men', 'S0', 'S1', 'S2'],
      { ok: true, summary: { counts: { product: { removed: 1 } } } },
    ]);
  });

  it('prunes nothing when a row cannot be taken, and says so', async () => {
    await run(many(5));
    for (const isDryRun of [true, false]) {
      expect(
        await run([...many(3), product('S3', { status: -1 })], { prune: 'all', isDryRun }),
      ).toMatchObject({ ok: true, unpruned: 1, summary: { counts: { product: { removed: 0 } } } });
    }
    expect(await keys()).toEqual(['S0', 'S1', 'S2', 'S3', 'S4']);
  });

  it('prunes nothing when the database refuses a row', async () => {
    await run(many(5));
    expect(await run([...many(3), product('BAD', { url_key: 'forbidden' })], { prune: 'all' })).toMatchObject(
      { ok: true, unpruned: 1 },
    );
    expect(await keys()).toEqual(['S0', 'S1', 'S2', 'S3', 'S4']);
  });

  it('stops before it prunes more than half of the products, unless that is meant', async () => {
    await run(many(5));
    const stopped = await run([product('S0'), product('NEW')], { prune: 'some' });
    expect([stopped, await keys()]).toMatchObject([
      { ok: false, code: 'import.prunes-too-much' },
      ['S0', 'S1', 'S2', 'S3', 'S4'],
    ]);
    await run([product('S0'), product('NEW')], { prune: 'all' });
    expect(await keys()).toEqual(['NEW', 'S0']);
  });
});

/** Stops a run as soon as it has applied `count` records. */
const cutAfter = (count: number): Partial<ImportOptions> => {
  const cut = new AbortController();
  return {
    signal: cut.signal,
    onProgress: ({ stage, done }) => stage === 'applying' && done >= count && cut.abort(),
  };
};

describe('undoImport', () => {
  it('restores what a run changed and removed, and removes what it added', async () => {
    await run([category('men'), ...many(3)]);
    const before = await standing();
    await run(
      [
        category('men'),
        category('women'),
        product('S0', { url_key: 'other' }),
        product('S1'),
        product('NEW'),
      ],
      { prune: 'some' },
    );
    expect(await undo()).toMatchObject({ ok: true });
    expect([await standing(), await runs()]).toEqual([
      before,
      [
        { state: 'done', touched: 4 },
        { state: 'undone', touched: 4 },
      ],
    ]);
  });

  it('takes back what the run itself put on stock, not what was sold since', async () => {
    await run([product('A', { stock: aStock(10) })]);
    await run([product('A', { stock: aStock(30) })]);
    await sql`update plain set record = jsonb_set(record, '{stock,qty}', '28') where key = 'A'`.execute(db);
    await undo();
    expect(await qtyOf('A')).toBe(8);
  });

  it('leaves alone what a later run has touched, and names that run', async () => {
    const first = await run([product('A')]);
    await run([product('A', { url_key: 'b' })]);
    expect(await undo(first.ok ? first.runId : 0)).toMatchObject({
      ok: false,
      code: 'undo.closed-by-later-run',
      data: { message: expect.stringMatching(/run \d+ \(a-list/) },
    });
  });

  it('goes back run by run', async () => {
    await run([product('A')]);
    await run([product('A', { url_key: 'b' })]);
    await undo();
    await undo();
    expect([await keys(), await undo()]).toMatchObject([[], { ok: false, code: 'undo.no-such-run' }]);
  });

  it('says that a run changed nothing, does nothing, and names the run before', async () => {
    await run([product('A')]);
    const second = await run([product('A', { url_key: 'b' })]);
    const third = await run([product('A', { url_key: 'b' })]);
    const before = await standing();
    const [changing, idle] = [second.ok ? second.runId : 0, third.ok ? third.runId : 0];
    const message = expect.stringMatching(
      new RegExp(
        `^Run ${idle} \\(.*\\) changed nothing, so there is nothing to undo\\. --undo ${changing} takes back the one before it that did, run ${changing} `,
      ),
    );
    for (const number of [undefined, idle])
      expect(await undo(number)).toMatchObject({
        ok: false,
        code: 'undo.nothing-to-undo',
        data: { message },
      });
    expect(await standing()).toEqual(before);
    expect(await undo(changing)).toMatchObject({ ok: true });
    expect(await undo(changing)).toMatchObject({
      ok: false,
      code: 'undo.nothing-to-undo',
      data: { message: expect.stringContaining('is undone already') },
    });
  });

  it('says the same after a file that could not be read', async () => {
    await run([product('A')]);
    await run([new BrokenFileError('export.csv', 2, 'a quotation mark is never closed')]);
    expect([await undo(), await keys()]).toMatchObject([
      {
        ok: false,
        code: 'undo.nothing-to-undo',
        data: { message: expect.stringContaining('changed nothing') },
      },
      ['A'],
    ]);
  });

  it('goes no further back than a seed', async () => {
    await run([product('A')]);
    await noteRun(db, { format: 'demo', source: 'demo' });
    expect([await undo(), await keys()]).toMatchObject([
      { ok: false, code: 'undo.nothing-to-undo', data: { message: expect.stringContaining('(demo, begun') } },
      ['A'],
    ]);
  });

  it('takes back a run that was asked to stop', async () => {
    await run([product('S0', { url_key: 'mine' })]);
    const before = await standing();
    const cut = await run(many(2500), cutAfter(1000));
    expect([cut, (await keys()).length]).toMatchObject([
      { ok: false, code: 'import.cut', data: { message: expect.stringContaining('1000 records') } },
      1000,
    ]);
    expect([await undo(), await standing()]).toMatchObject([{ ok: true }, before]);
  });

  it('is not needed after a cut: importing again completes the run', async () => {
    await run(many(2500), cutAfter(1000));
    const again = await run(many(2500));
    expect([again, (await keys()).length]).toMatchObject([
      { ok: true, summary: { counts: { product: { added: 1500, unchanged: 1000 } } } },
      2500,
    ]);
  });

  it('finds a run that was killed, which the next import says', async () => {
    await run(many(2500), cutAfter(1000));
    await sql`update import_run set state = 'applying', summary = null, ended_at = null`.execute(db);
    const notices: string[] = [];
    await run(many(2500), { onNotice: (notice) => notices.push(notice) });
    expect(notices).toEqual([
      expect.stringMatching(
        /^The import run \d+ .* was cut after 1000 records\. Importing again completes it; --undo \d+ takes it back\.$/,
      ),
    ]);
  });
});
