import { type Database, inTransaction } from '@dijla/provider/database';
import { issueCard, openedCard } from '@dijla/provider/modules/gift-cards/gift-cards';
import { testSecret } from '@dijla/test-kit/staff-factors';

/** Issues so many gift cards of an order with these minor units of dinars on each, and returns what opens them. */
export const issuedCards = async (
  db: Database,
  { orderId, count, amount }: { orderId: number; count: number; amount: number },
): Promise<{ code: string; pin: string }[]> => {
  const now = Date.now();
  const gift = { recipient: null, isOwn: true, fromName: '', design: null, message: '', language: 'ar' };
  const bought = {
    ...gift,
    orderId,
    amount,
    sendAt: now,
    line_number: 1,
    currency: 'IQD' as const,
    expiresAt: null,
  };
  for (let piece = 1; piece <= count; piece += 1)
    await inTransaction(db, (transaction) =>
      issueCard(transaction, { ...bought, piece }, { secret: testSecret, now }),
    );
  const rows = await db.selectFrom('gift_card').selectAll().where('order_id', '=', orderId).execute();
  return rows.flatMap((row) => openedCard(row, testSecret) ?? []);
};
