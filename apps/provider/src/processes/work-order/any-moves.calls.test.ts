import type { CallName, OrderStatus } from '@dijla/contract/client';
import { orderTransitions } from '@dijla/commerce-rules/order-states/order-transitions';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proveLedger } from '../../modules/ledger/ledger.ts';

const database = await testDatabase();
const { db } = database;
const { anOrder, desk, stockOf, versionOf } = await workedShop(database);

const nextOf = (state: string): readonly string[] => orderTransitions[state as keyof typeof orderTransitions];
const stock = 50;
const owner = await desk();
const line = (qty: number) => ({ lines: [{ line_number: 1, qty }] });

/** Moves as somebody might make them, right or wrong. */
const anyMove = fc
  .record({
    of: fc.constantFrom<readonly [CallName, object]>(
      ['desk/confirm-order', {}],
      ['desk/prepare-order', { move: 'pack' }],
      ['desk/prepare-order', { move: 'pack' }],
      ['desk/prepare-order', { move: 'hold', reason: 'x' }],
      ['desk/prepare-order', { move: 'release' }],
      ['desk/prepare-order', { move: 'split', ...line(1) }],
      ['desk/prepare-order', { move: 'dispatch', carrier: 'own-driver' }],
      ['desk/prepare-order', { move: 'dispatch', carrier: 'own-driver' }],
      ['desk/prepare-order', { move: 'ready' }],
      ['desk/prepare-order', { move: 'reattempt' }],
      ['desk/deliver-order', { move: 'deliver' }],
      ['desk/deliver-order', { move: 'accept_part', ...line(1) }],
      ['desk/deliver-order', { move: 'refuse', reason: 'x' }],
      ['desk/cancel-order', { reason: 'x' }],
      ['desk/edit-order', { reason: 'x', discount: 700 }],
      ['desk/edit-order', { reason: 'x', delivery_price: 3000 }],
      ['desk/refund-order', { by: 'cash', reason: 'x' }],
      ['desk/note-payment', { move: 'note_payment' }],
      ['desk/note-payment', { move: 'settle' }],
    ),
    package: fc.constantFrom(undefined, 1, 2),
    amount: fc.constantFrom(1, 4000, 13_000, 21_000, 0),
  })
  .map(({ of: [call, body], ...rest }) => ({ call, body: { ...rest, ...body } }));

const countsOf = async (id: number) => {
  const { rows } = await sql<{ taken: number; given_back: number; sold: number; received: number }>`
    select (select coalesce(sum(qty), 0)::int from order_give_back where order_id = ${id}) as given_back,
      (select qty from order_revision_line where order_id = ${id} and revision = 1) as taken,
      (select coalesce(sum(e.amount), 0)::int from ledger_entry e join ledger_journal j on j.id = e.journal_id
        where e.account = 'sales' and j.order_id = ${id}) as sold,
      (select coalesce(sum(e.amount), 0)::int from ledger_entry e join ledger_journal j on j.id = e.journal_id
        where e.account = ${`receivable:order:${id}`}) as received`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('no row');
  return row;
};

it('whatever is done to an order, its stock, packages, amounts and the ledger agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 4, maxLength: 14 }), async (moves) => {
      const { id, sku } = await anOrder({ qty: 3, stock });
      let status: OrderStatus | null = null;
      for (const { call, body } of moves) {
        const version = await versionOf(id);
        const { place, init } = {
          place: `/api/desk/orders/${id}/${call.slice('desk/'.length).split('-')[0]?.replace('note', 'payments')}`,
          init: { method: 'POST', body: JSON.stringify({ version, ...body }) },
        };
        const answer = await owner.fetch(place, init);
        expect(answer.status).toBeLessThan(500);
        if (answer.ok) status = ((await answer.json()) as { result: OrderStatus }).result;
        // A move counts the version up, and one that is refused leaves it.
        expect((await versionOf(id)) > version).toBe(answer.ok);
      }
      const counts = await countsOf(id);
      expect(await stockOf(sku)).toBe(stock - counts.taken + counts.given_back);
      if (status === null) return;
      // What is with its buyer, and all of it once nothing is open, is what was charged.
      const isClosed = status.packages.every(
        ({ state }) => nextOf(state).length === 0 || state === 'complete',
      );
      const charged = (status.charged ?? 0) - status.credited;
      expect(isClosed ? [counts.sold, counts.received] : [charged, 0 - status.due]).toEqual([
        charged,
        0 - status.due,
      ]);
      expect(status.due).toBe((status.charged ?? 0) - status.credited - status.paid + status.refunded);
      const toCollect = status.packages.reduce((sum, { to_collect }) => sum + to_collect, 0);
      const isOpen = status.packages.some(({ state }) => nextOf(state).length > 0 && state !== 'complete');
      expect(toCollect).toBe(isOpen ? Math.max(status.due, 0) : 0);
    }),
    { numRuns: 25 },
  );
  expect(await proveLedger(db, Date.now())).toEqual({ balances: [], journals: [], accounts: [] });
}, 120_000);
