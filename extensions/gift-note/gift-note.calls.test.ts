import { join } from 'node:path';
import { sql } from '@dijla/extension';
import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { extendedProvider } from '@dijla/test-kit/extended-provider';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { describe, expect, it, vi } from 'vitest';

const own = join(import.meta.dirname, '..');

const database = await testDatabase();
const { shop, anOrder, work } = await workedShop(database);
const { aCustomer } = accountsOf(shop);
const start = extendedProvider(database);

describe('gift notes', () => {
  it('are kept for an own order alone, and gone once it is cancelled', async () => {
    const { ask, stop } = await start(own, { names: ['gift-note'] });
    const [buyer, other] = [await aCustomer(), await aCustomer()];
    const { id } = await anOrder({ query: { storeCode: 'ar', token: buyer.token } });
    const note = async (token: string, text?: string) => {
      const answer = await ask('/api/extensions/gift-note/note', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ order_id: id, ...(text !== undefined && { text }) }),
      });
      return answer.headers.get('x-refusal') ?? ((await answer.json()) as { result: object }).result;
    };
    expect(await note(buyer.token)).toEqual({ text: null });
    expect(await note(buyer.token, ' Happy Eid ')).toEqual({ text: 'Happy Eid' });
    expect(await note(buyer.token)).toEqual({ text: 'Happy Eid' });
    expect(await note(other.token)).toBe('order.not-found');
    expect(await note('')).toBe('user.not-signed-in');
    await work(id, 'desk/cancel-order', { reason: 'buyer' });
    await vi.waitFor(
      async () =>
        expect((await sql`select from extension_gift_note.note`.execute(database.db)).rows).toEqual([]),
      { timeout: 30_000 },
    );
    expect(await note(buyer.token, 'Again')).toBe('order.move-not-possible');
    await stop();
  });
});
