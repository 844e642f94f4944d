import { comparableAnswer } from '@dijla/search-index/core/comparable-answer';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBatch, aProduct, aStock } from '@dijla/test-kit/catalog/a-catalog-batch';
import { type TestDatabase, testDatabase } from '@dijla/test-kit/database/test-database';
import { transactionsEnded } from '@dijla/test-kit/database/transactions-ended';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { type CatalogBatch, removeProducts, saveCatalog } from '../../modules/catalog/catalog.ts';
import { loadStoreViews, storesOf } from '../../modules/store-views/store-views.ts';
import { loadMemory } from '../engine/load-memory.ts';
import { type ReadModel, readModelOf } from '../read-model.ts';
import { codeOfSnapshot } from './code-of-snapshot.ts';
import { type Maker, restoreSnapshot, writeSnapshot } from './snapshot.ts';

const connection = await testDatabase();
const { db } = connection;
const author = { actor: 'test', requestId: 'request-1' };
const now = (): number => Date.parse('2026-11-20T00:00:00Z');
const stores = storesOf(await loadStoreViews(db));
const folder = mkdtempSync(join(tmpdir(), 'dijla-snapshot-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'catalogue.snapshot');
const maker: Maker = { code: 'code', stores: stores.all };

const save = (batch: Partial<CatalogBatch>) =>
  inTransaction(db, (transaction) => saveCatalog(transaction, aBatch(batch), { ...author, now: now() }));
const write = async (isStill = () => true) => {
  await transactionsEnded(db);
  return writeSnapshot(path, {
    db,
    maker,
    taken: { ...(await loadMemory(db, stores.all)), indexes: [], isStill },
  });
};
const codeOf = async (from = db, by = maker) => {
  const found = await restoreSnapshot(path, from, by);
  if (!found.ok) return found.code;
  found.restored.close();
  return 'fits';
};

/** Starts a read model from the snapshot, and returns the answer of `ask` and the errors it reported. */
const started = async <T>(
  ask: (model: ReadModel) => Promise<T>,
  from: TestDatabase = connection,
): Promise<{ answer: T; troubles: string[] }> => {
  const troubles: string[] = [];
  await transactionsEnded(db);
  const model = await readModelOf({
    connection: from,
    stores,
    now,
    snapshot: path,
    onTrouble: (error) => troubles.push(error instanceof Error ? error.message : String(error)),
  });
  try {
    return { answer: await ask(model), troubles };
  } finally {
    await model.close();
  }
};
const everything = async ({ engine }: Pick<ReadModel, 'engine'>) => {
  const query = {
    applied: [],
    available: [{ field: '*', size: 100 }],
    sort: [],
    text: '',
    from: 0,
    size: 1000,
  };
  const entities = [
    'product',
    'category',
    'attribute',
    'taxrule',
    'cms_page',
    'cms_block',
    'review',
  ] as const;
  return Promise.all(
    stores.all.flatMap(({ index_name }) =>
      entities.map(async (entity) => comparableAnswer(await engine.search(index_name, entity, query))),
    ),
  );
};
const fromDatabase = async () => {
  const model = await readModelOf({ connection, stores, now });
  const answer = await everything(model);
  await model.close();
  return answer;
};

beforeEach(() => rmSync(path, { force: true }));

describe('readModelOf with a snapshot', () => {
  it('leaves one behind when it stops, from which the next start knows the same', async () => {
    await save({ products: [aProduct('KEPT'), aProduct('OTHER', { stock: aStock(2) })] });
    const first = await started(everything);
    const { mtimeMs } = statSync(path);
    const second = await started(everything);
    expect([first.troubles, second.troubles, statSync(path).mtimeMs]).toEqual([[], [], mtimeMs]);
    expect(second.answer).toEqual(first.answer);
    expect(second.answer).toEqual(await fromDatabase());
  });

  it('takes in what was saved, sold and removed while no process ran', async () => {
    await save({ products: [aProduct('GOES'), aProduct('SELLS'), aProduct('STAYS')] });
    await started(everything);
    await save({ products: [aProduct('COMES'), aProduct('SELLS', { stock: aStock(0) })] });
    await inTransaction(db, (transaction) => removeProducts(transaction, ['GOES'], author));
    const { answer, troubles } = await started(async (model) => ({
      all: await everything(model),
      stocks: ['GOES', 'SELLS', 'COMES'].map((sku) => model.stockOf(sku)?.is_in_stock),
    }));
    expect([troubles, answer.stocks, answer.all]).toEqual([
      [],
      [undefined, false, true],
      await fromDatabase(),
    ]);
  });

  it.each([
    ['was cut', () => truncateSync(path, Math.floor(statSync(path).size / 2)), 'damaged'],
    [
      'has one bit that is another',
      () => {
        const bytes = readFileSync(path);
        const place = Math.floor(bytes.length / 3);
        bytes[place] = (bytes[place] ?? 0) ^ 8;
        writeFileSync(path, bytes);
      },
      'damaged',
    ],
    ["is another program's", () => writeFileSync(path, 'PNG and so on, in any case not ours'), 'foreign'],
  ])('reads all from the database when the file %s, says so, and replaces it', async (_, spoil, code) => {
    await save({ products: [aProduct('SPOILT')] });
    await started(everything);
    spoil();
    const { answer, troubles } = await started(everything);
    expect(troubles).toEqual([`All is read from the database, for the snapshot cannot be used: ${code}`]);
    expect(answer).toEqual(await fromDatabase());
    expect((await started(everything)).troubles).toEqual([]);
  });

  it('reads all from the database when a part is missing that nobody can do without', async () => {
    await writeSnapshot(path, {
      db,
      maker: { ...maker, code: codeOfSnapshot() },
      taken: { ...(await loadMemory(db, stores.all)), indexes: [], isStill: () => true },
    });
    const { answer, troubles } = await started(everything);
    expect([troubles, answer]).toEqual([
      [expect.stringMatching(/cannot be used: The snapshot has no part index/)],
      await fromDatabase(),
    ]);
  });

  it('starts from the file before when a process was killed while it wrote the next', async () => {
    await started(everything);
    writeFileSync(`${path}.writing`, readFileSync(path).subarray(0, 1000));
    const { answer, troubles } = await started(everything);
    expect([troubles, answer]).toEqual([[], await fromDatabase()]);
    rmSync(`${path}.writing`);
  });
});

describe('restoreSnapshot', () => {
  it('takes what was written for this code, these stores and this database', async () => {
    expect([await codeOf(), await write(), await codeOf()]).toEqual(['absent', 'written', 'fits']);
    expect(await codeOf(db, { ...maker, code: 'newer code' })).toBe('other-code');
    expect(await codeOf(db, { ...maker, stores: stores.all.slice(1) })).toBe('other-stores');
  });

  it('refuses the snapshot of another database', async () => {
    await write();
    expect(await codeOf((await testDatabase()).db)).toBe('other-database');
  });

  it('refuses one after which the schema was changed', async () => {
    await write();
    await sql`insert into schema_migration (name, checksum) values ('later', 'x')`.execute(db);
    expect(await codeOf()).toBe('other-database');
    await sql`delete from schema_migration where name = 'later'`.execute(db);
  });

  it('refuses one whose position the feed no longer holds or never had', async () => {
    await save({ products: [aProduct('TRIMMED')] });
    await write();
    const {
      rows: [last],
    } = await sql<{
      seq: string;
    }>`delete from change where xid = (select max(xid) from change) returning seq`.execute(db);
    expect([typeof last, await codeOf()]).toEqual(['object', 'other-history']);
    const { memory, position } = await loadMemory(db, stores.all);
    await writeSnapshot(path, {
      db,
      maker,
      taken: { memory, indexes: [], position: position + 1_000_000, isStill: () => true },
    });
    expect(await codeOf()).toBe('other-history');
  });

  it('refuses one after which so much was changed that reading all is less', async () => {
    await write();
    await sql`insert into change (entity, entity_id, kind, actor) select 'product', n, 'stock', 'test' from generate_series(1, 1001) as n`.execute(
      db,
    );
    expect(await codeOf()).toBe('too-old');
    await write();
    expect(await codeOf()).toBe('fits');
  });

  it('leaves the file alone while something changes under the writer', async () => {
    await write();
    const { mtimeMs } = statSync(path);
    expect([await write(() => false), statSync(path).mtimeMs]).toEqual(['abandoned', mtimeMs]);
  });
});
