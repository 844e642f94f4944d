import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const { fetch } = await buyingProvider(db);
const desk = await staffSession({ url: 'http://localhost', database, fetch }, { role: 'owner' });

await sql`delete from audit`.execute(db);
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T00:00:00Z`;
for (let n = 1; n <= 25; n += 1)
  await sql`insert into audit (actor, act, entity, entity_id, before, after, request_id, at)
    values (${n % 5 === 0 ? `staff:${desk.id}` : 'import'}, ${n % 2 ? 'saved' : 'removed'}, ${n % 3 ? 'order' : 'catalogue'}, ${String(n % 4)},
      ${n === 1 ? '{"state": "pending"}' : null}::jsonb, ${n === 1 ? '{"state": "preparing"}' : null}::jsonb, ${`r${n}`}, ${day(n)}::timestamptz)`.execute(
    db,
  );

const page = (query: Record<string, string> = {}) => desk.call('desk/audit', { query });
const requests = async (query: Record<string, string>) =>
  (await page(query)).items.map(({ request_id }) => Number(request_id?.slice(1)));
const range = (matches: (n: number) => boolean) =>
  Array.from({ length: 25 }, (_, n) => 25 - n).filter(matches);

describe('desk/audit', () => {
  it('shows rows newest first, with who did it, and what it was before and after', async () => {
    const { items, next } = await page();
    expect([items.length, next]).toEqual([25, null]);
    expect(items[0]).toMatchObject({
      at: '2026-11-25T00:00:00.000Z',
      actor: `staff:${desk.id}`,
      actor_name: 'Noor',
      act: 'saved',
      entity: 'order',
      entity_id: '1',
      before: null,
      after: null,
      request_id: 'r25',
    });
    expect(items.at(-1)).toMatchObject({
      actor: 'import',
      actor_name: null,
      before: { state: 'pending' },
      after: { state: 'preparing' },
    });
  });

  it('names the product that something was done to', async () => {
    await sql`with made as (insert into product (sku, type, source) values ('CUP', 'simple', 'demo') returning id),
      named as (insert into product_text (product_id, language, name) select id, 'en', 'Tea cup' from made)
      insert into audit (actor, act, entity, entity_id, request_id) select 'demo', 'prices-set', 'product', id::text, 'r0' from made`.execute(
      db,
    );
    const { items } = await page({ entity: 'product', storeCode: 'en' });
    expect(items).toMatchObject([{ actor: 'demo', entity_name: 'Tea cup' }]);
    await sql`delete from audit where entity = 'product'`.execute(db);
  });

  it('goes on from page to page by the key of the last row, whatever is written meanwhile', async () => {
    const seen: (string | null)[] = [];
    let before = '';
    do {
      const { items, next } = await page({ limit: '10', before });
      seen.push(...items.map(({ request_id }) => request_id));
      before = next === null ? '' : String(next);
      await sql`insert into audit (actor, act, entity, request_id) values ('import', 'meanwhile', 'other', 'r0')`.execute(
        db,
      );
    } while (before !== '');
    expect(seen).toEqual(range(() => true).map((n) => `r${n}`));
    await sql`delete from audit where act = 'meanwhile'`.execute(db);
  });

  it.each<[Record<string, string>, (n: number) => boolean]>([
    [{ actor: 'import' }, (n) => n % 5 !== 0],
    [{ actor: `staff:${desk.id}` }, (n) => n % 5 === 0],
    [{ act: 'removed' }, (n) => n % 2 === 0],
    [{ entity: 'order' }, (n) => n % 3 !== 0],
    [{ entity: 'order', entityId: '1' }, (n) => n % 3 !== 0 && n % 4 === 1],
    [{ from: day(10) }, (n) => n >= 10],
    [{ until: day(10) }, (n) => n < 10],
    [{ from: '2026-11-10T03:00:00+03:00', until: day(12), act: '' }, (n) => n === 10 || n === 11],
    [{ actor: "' or true --" }, () => false],
    [{ actor: 'nobody', act: 'saved' }, () => false],
  ])('finds by %j', async (query, matches) => {
    expect(await requests(query)).toEqual(range(matches));
  });

  it.each<Record<string, string>>([
    { from: 'yesterday' },
    { from: '2026-11-10' },
    { from: '0000-01-01T00:00:00Z' },
    { until: '2026-13-01T00:00:00Z' },
    { before: '-1' },
    { before: '1e3' },
    { before: '9'.repeat(16) },
    { limit: '0' },
    { limit: '201' },
    { actor: 'x'.repeat(101) },
  ])('refuses %j', async (query) => {
    expect(await desk.refused('desk/audit', { query })).toBe('request.invalid');
  });
});
