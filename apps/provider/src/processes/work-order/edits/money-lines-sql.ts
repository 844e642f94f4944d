import { discountAtMost, type Spared } from '@dijla/commerce-rules/order-amounts/edited-amounts';
import { rewardCode } from '@dijla/commerce-rules/rewards/points-tender';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { PlacedLine, Revision } from '../../../modules/orders/orders.ts';

/** Returns the places of lines that are gift cards or codes, also in a bundle: what buys as money does. */
export const moneyLines = async (
  transaction: DatabaseTransaction,
  lines: readonly Pick<PlacedLine, 'product_id' | 'parts'>[],
): Promise<Spared> => {
  const idsOf = ({ product_id, parts }: Pick<PlacedLine, 'product_id' | 'parts'>): number[] => [
    product_id,
    ...parts.map((part) => part.product_id),
  ];
  const asked = lines.flatMap(idsOf);
  const { rows } = await sql<{ product_id: number }>`
    select product_id from gift_card_product where product_id = any(${asked}::integer[])
    union select product_id from digital_card_product where product_id = any(${asked}::integer[])`.execute(
    transaction,
  );
  const sold = new Set(rows.map(({ product_id }) => product_id));
  return new Set(
    lines.flatMap((line, place) => (idsOf(line).some((productId) => sold.has(productId)) ? [place] : [])),
  );
};

/**
 * Returns what staff can take off goods at most: what they cost, and where some are gift cards or codes what the others
 * cost that points do not pay, as these would pay for the cards then.
 */
export const mostDiscount = (
  lines: readonly PlacedLine[],
  { totals }: Pick<Revision, 'totals'>,
  { spared, pricesIncludeTax }: { spared: Spared; pricesIncludeTax: boolean },
): number => {
  const ofOthers = discountAtMost(lines, pricesIncludeTax, spared);
  if (spared.size === 0) return ofOthers;
  const byPoints = totals.find(({ code }) => code === rewardCode)?.value ?? 0;
  return Math.max(ofOthers + byPoints, 0);
};
