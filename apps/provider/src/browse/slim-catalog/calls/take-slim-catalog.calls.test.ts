import { randomBytes } from 'node:crypto';
import type { SlimAnswer, SlimChanges } from '@dijla/search-index/core/slim/slim-catalog';
import { unpackedTable } from '@dijla/search-index/core/slim/packed-table';
import { aPrice, aProduct, aStock } from '@dijla/test-kit/catalog/a-catalog-batch';
import { followedCatalog } from '@dijla/test-kit/catalog/followed-catalog';
import { transactionsEnded } from '@dijla/test-kit/database/transactions-ended';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { removeProducts } from '../../../modules/catalog/catalog.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { slimCatalogs } from '../slim-catalogs.ts';

const {
  connection: { db },
  author,
  clock,
  model,
  settle,
  idOf,
  stores,
} = await followedCatalog();
const store = stores.byCode('ar');
const catalogs = slimCatalogs({ readModel: model, database: db });

const read = (bytes: Uint8Array | undefined): SlimAnswer =>
  JSON.parse(brotliDecompressSync(bytes ?? new Uint8Array()).toString()) as SlimAnswer;
const wholeNow = async () => {
  const answer = read(await slimCatalogs({ readModel: model, database: db }).whole(store, clock.now));
  if (!('whole' in answer)) throw new Error('not whole');
  return answer.whole;
};
const changesSince = async (since: { position: number; at: number }): Promise<SlimChanges> => {
  const answer = read(await catalogs.changes(store, since, clock.now));
  if (!('changes' in answer)) throw new Error('no changes');
  return answer.changes;
};
const skusIn = (table: SlimChanges['products']): unknown[] => unpackedTable(table).map(({ sku }) => sku);

describe('slim catalogues', () => {
  it('hold what listings show, without what no listing does', async () => {
    await settle({ products: [aProduct('SHOWN'), aProduct('HIDDEN', { visibility: 1 })] });
    const whole = await wholeNow();
    const shown = unpackedTable(whole.products).find(({ sku }) => sku === 'SHOWN');
    expect(shown).toMatchObject({
      name: expect.any(String),
      stock: { is_in_stock: true },
      url_path: 'shown',
    });
    expect(shown).not.toHaveProperty('description');
    expect(skusIn(whole.products)).not.toContain('HIDDEN');
  });

  it('tell what changed since: prices, stock, what came and what went, and nothing else', async () => {
    await settle({
      products: [aProduct('PRICED'), aProduct('SOLD', { stock: aStock(3) }), aProduct('WENT')],
    });
    const { version } = await wholeNow();
    const went = await idOf('WENT');
    await settle({
      products: [
        aProduct('PRICED', { prices: [aPrice(77_000)] }),
        aProduct('SOLD', { stock: aStock(0) }),
        aProduct('CAME'),
      ],
    });
    await inTransaction(db, (transaction) => removeProducts(transaction, ['WENT'], author));
    await transactionsEnded(db);
    await model.catchUp();
    const changes = await changesSince(version);
    expect(skusIn(changes.products).toSorted()).toEqual(['CAME', 'PRICED', 'SOLD']);
    expect(changes.gone).toEqual([went]);
    expect(unpackedTable(changes.products).find(({ sku }) => sku === 'SOLD')).toMatchObject({
      stock: { is_in_stock: false },
    });
    expect(skusIn((await changesSince(changes.version)).products)).toEqual([]);
  });

  it('are taken whole again for a version that is not of this shop', async () => {
    const { position } = (await wholeNow()).version;
    expect(
      await catalogs.changes(store, { position: position + 1, at: clock.now }, clock.now),
    ).toBeUndefined();
    expect(await catalogs.changes(store, { position, at: clock.now + 1 }, clock.now)).toBeUndefined();
  });

  it('are one kilobyte for each few products, and a hundred changes are below 20 kB', async () => {
    const named = Array.from({ length: 100 }, () => aProduct(`MANY-${randomBytes(4).toString('hex')}`));
    await settle({ products: named });
    const { version } = await wholeNow();
    await settle({
      products: named.map((product, place) => ({ ...product, prices: [aPrice(5000 + place)] })),
    });
    const bytes = await catalogs.changes(store, version, clock.now);
    expect(skusIn((await changesSince(version)).products)).toHaveLength(100);
    expect(bytes?.byteLength).toBeLessThan(20_000);
  });
});
