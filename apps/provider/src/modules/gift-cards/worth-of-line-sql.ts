import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type GiftCardLine, readGiftCardLines } from './issue-card-sql.ts';

/** Returns what is on a card of a line: what its product is worth, or what was chosen; null for a choice of no amount. */
export const amountOfLine = ({
  amount,
  answers,
}: Pick<GiftCardLine, 'amount' | 'answers'>): number | null => {
  if (amount !== null) return amount;
  const chosen = Number(answers['amount']);
  return Number.isSafeInteger(chosen) && chosen > 0 ? chosen : null;
};

type Rate = { currency: CurrencyCode; numerator: number; denominator: number; scale: number };

/** What a line costs in the currency of its order, and rates of others: `into` is that for one of the order's. */
type Cost = {
  line_number: number;
  product_id: number;
  qty: number;
  value: number;
  currency: CurrencyCode;
  scale: number;
  payable: Rate | null;
  base: Rate;
};

const readCosts = async (transaction: DatabaseTransaction, orderId: number): Promise<Cost[]> => {
  const { rows } = await sql<Cost>`
    select l.line_number, l.product_id, l.qty, l.row_total_incl_tax - l.discount_amount as value, o.currency, c.scale,
      case when p.code is not null then json_build_object('currency', p.code, 'scale', p.scale,
        'numerator', o.payable_rate_denominator, 'denominator', o.payable_rate_numerator) end as payable,
      json_build_object('currency', b.code, 'scale', b.scale,
        'numerator', o.base_rate_numerator, 'denominator', o.base_rate_denominator) as base
    from current_order_line l join "order" o on o.id = l.order_id join currency c on c.code = o.currency
    join currency b on b.code = o.base_currency left join currency p on p.code = o.payable_currency
    where l.order_id = ${orderId}`.execute(transaction);
  return rows;
};

/** Per cent of its worth that a card costs at least in another currency, whose prices are rounded and follow the rate later. */
const leastPercent = 98n;

/** Whether a line of cards costs less than what is on them, in whole numbers; also where no rate leads to its currency. */
const isBelow = (amount: number, unit: CurrencyCode, cost: Cost): boolean => {
  const { currency, scale, payable, base, qty, value } = cost;
  const worth = BigInt(amount) * BigInt(qty);
  if (unit === currency) return BigInt(value) < worth;
  const rate = [payable, base].find((one) => one?.currency === unit);
  if (!rate) return true;
  const [shown, given] = [10n ** BigInt(scale), 10n ** BigInt(rate.scale)];
  return (
    BigInt(value) * BigInt(rate.denominator) * given * 100n <
    worth * BigInt(rate.numerator) * shown * leastPercent
  );
};

/**
 * Whether an order buys one of these products as gift cards for less than will be on them: whatever lowered their price,
 * the difference would be given away.
 */
export const costsLessThanWorth = async (
  transaction: DatabaseTransaction,
  orderId: number,
  productIds: readonly number[],
): Promise<boolean> => {
  const cards = await readGiftCardLines(transaction, orderId);
  if (cards.length === 0) return false;
  const costs = new Map((await readCosts(transaction, orderId)).map((cost) => [cost.line_number, cost]));
  return cards.some((line) => {
    const [amount, cost] = [amountOfLine(line), costs.get(line.line_number)];
    if (amount === null || cost === undefined || !productIds.includes(cost.product_id)) return false;
    return isBelow(amount, line.currency, cost);
  });
};
