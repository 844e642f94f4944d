import { testDatabase } from '@dijla/test-kit/database/test-database';
import { invoicedShop } from '@dijla/test-kit/orders/invoiced-shop';
import { sampleSeller } from '@dijla/test-kit/orders/sample-papers';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../call/refusal.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { issueCreditNote, issueInvoice } from '../../modules/documents/documents.ts';
import { readInvoices } from './invoices-report-sql.ts';
import { reportTable } from './report-table.ts';

const { db } = await testDatabase();
const { shop, clock, aCustomer, anOrder } = await invoicedShop(db);
const { token } = await aCustomer();

const issue = async (store: 'ar' | 'en', now = clock.now) => {
  const orderId = await anOrder(token, { store });
  const invoice = await inTransaction(db, (transaction) =>
    issueInvoice(transaction, { orderId, stores: shop.stores }, { seller: sampleSeller, actor: 'test', now }),
  );
  if (isRefusal(invoice)) throw new Error(invoice.code);
  return invoice;
};

describe('the report of invoices', () => {
  it('has the numbers of a period of Baghdad in order, and sums by currency', async () => {
    const first = await issue('en');
    // The last instant of the day, and the first of the next.
    const second = await issue('ar', Date.parse('2026-11-28T20:59:59Z'));
    await issue('en', Date.parse('2026-11-28T21:00:00Z'));
    await inTransaction(db, (transaction) =>
      issueCreditNote(
        transaction,
        { invoice: first, cause: 'return 1' },
        { seller: sampleSeller, actor: 'test', now: Date.parse('2026-11-28T20:00:00Z') },
      ),
    );
    const day = { from: '2026-11-28', until: '2026-11-28' };
    const { total, rows } = await readInvoices(db, day);
    expect(rows.map(({ number, kind, unit }) => [number, kind, unit.code])).toEqual([
      ['2026-000001', 'invoice', 'USD'],
      ['2026-000002', 'invoice', 'IQD'],
      ['CN-2026-000001', 'credit note', 'USD'],
    ]);
    expect(rows[1]).toMatchObject({
      issued_at: '2026-11-28T20:59:59Z',
      order_id: second.order_id,
      order_number: `0000${second.order_id}`,
    });
    const [, , { grand_total: credited } = { grand_total: 0 }] = rows;
    expect(credited).toBeGreaterThan(0);
    expect(total).toMatchObject({
      rows: 3,
      sums: [
        { unit: { code: 'IQD' }, invoiced: rows[1]?.grand_total, credited: 0 },
        { unit: { code: 'USD', scale: 2 }, invoiced: rows[0]?.grand_total, credited },
      ],
    });
    const cut = await readInvoices(db, { ...day, atMost: 2 });
    expect([cut.total.rows, cut.rows.length]).toEqual([3, 2]);
    expect(await readInvoices(db, { from: '2027-01-01', until: '2027-01-01' })).toEqual({
      total: { rows: 0, sums: [] },
      rows: [],
    });

    const file = await reportTable(
      { database: db, language: 'en', now: clock.now },
      { report: 'invoices', ...day },
    );
    expect(file.name).toBe('invoices-2026-11-28-2026-11-28');
    expect(file.headings).toEqual(['Number', 'Kind', 'Issued', 'Order', 'Amount', 'Currency']);
    expect(file.rows[2]).toEqual([
      'CN-2026-000001',
      'Credit note',
      '2026-11-28',
      `0000${first.order_id}`,
      -credited / 100,
      'USD',
    ]);
  });
});
