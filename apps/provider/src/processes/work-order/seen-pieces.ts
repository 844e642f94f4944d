import { type Refusal, refusal } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { lockUnseenCodes } from '../../modules/digital-cards/digital-cards.ts';
import { lockDownloadedLines } from '../../modules/downloads/downloads.ts';
import type { LineQty } from '../../modules/orders/orders.ts';

/**
 * Refuses to give pieces back whose codes their buyer has seen, or whose files she has begun to download: nobody can give
 * back what she knows. Codes that she has not seen go first.
 */
export const refusedForSeen = async (
  transaction: DatabaseTransaction,
  orderId: number,
  lines: readonly LineQty[],
): Promise<Refusal | null> => {
  const unseen = await lockUnseenCodes(transaction, orderId);
  if (lines.some(({ line_number: line, qty }) => qty > (unseen.get(line) ?? qty)))
    return refusal('order.card-used');
  const downloaded = await lockDownloadedLines(transaction, orderId);
  return lines.some(({ line_number: line, qty }) => qty > 0 && downloaded.has(line))
    ? refusal('order.return-not-possible')
    : null;
};
