import { type Database, inTransaction } from '@dijla/provider/database';
import { issueCard, openedCard } from '@dijla/provider/modules/gift-cards/gift-cards';
import { testSecret } from '@dijla/test-kit/staff-factors';

/** Issues gift cards of an order with these amounts of dinars on them, and returns what opens each. */
export const issuedCards = async (
  db: Database,
  { orderId, amounts }: { orderId: number; amounts: readonly number[] },
): Promise<{ code: string; pin: string }[]> => {
  const now = Date.now();
  const gift = { recipient: null, isOwn: true, fromName: '', design: null, message: '', language: 'ar' };
  const bought = { ...gift, orderId, sendAt: now, line_number: 1, currency: 'IQD' as const, expiresAt: null };
  for (const [place, amount] of amounts.entries())
    await inTransaction(db, (transaction) =>
      issueCard(transaction, { ...bought, amount, piece: place + 1 }, { secret: testSecret, now }),
    );
  const rows = await db.selectFrom('gift_card').selectAll().where('order_id', '=', orderId).execute();
  return rows.flatMap((row) => openedCard(row, testSecret) ?? []);
};
