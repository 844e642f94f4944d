import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { linesToMove, lockBalance, type LedgerUnit, post } from '../ledger/ledger.ts';
import type { LineQty } from '../orders/orders.ts';
import { giftCardOf } from './gift-card-account.ts';
import { balanceColumn } from './gift-card-sql.ts';

type Voided = { id: number; currency: LedgerUnit };

/** Takes back what is left on cards that are void now. */
const takeBack = async (
  transaction: DatabaseTransaction,
  cards: readonly Voided[],
  { orderId, actor }: { orderId: number; actor: string },
): Promise<void> => {
  for (const { id, currency } of cards.toSorted((a, b) => a.id - b.id)) {
    const account = giftCardOf(id);
    // oxlint-disable-next-line no-await-in-loop -- accounts are locked in the order of their ids
    const amount = await lockBalance(transaction, account, currency);
    if (amount === 0) continue;
    const lines = linesToMove({ from: account, to: 'sales', unit: currency, amount });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await post(transaction, { kind: 'gift-card-voided', cause: `gift card ${id}`, lines, orderId, actor });
  }
};

const voided = sql`update gift_card v set state = 'void', blocked_reason = null from chosen where v.id = chosen.id returning v.id, v.currency`;

type Bought = { id: number; line_number: number; currency: LedgerUnit; amount: number };

/**
 * Returns, for each line of an order with gift cards of which something was spent, how many it has of which nothing was.
 * Nobody spends of them until the transaction ends.
 */
export const lockSpentOfBought = async (
  transaction: DatabaseTransaction,
  orderId: number,
): Promise<ReadonlyMap<number, number>> => {
  const bought = await sql<Bought>`
    select id, line_number, currency, amount from gift_card where order_id = ${orderId} and state <> 'void' order by id`.execute(
    transaction,
  );
  const [whole, spent] = [new Map<number, number>(), new Set<number>()];
  for (const { id, line_number: line, currency, amount } of bought.rows) {
    // oxlint-disable-next-line no-await-in-loop -- accounts are locked in the order of their ids
    const isSpent = (await lockBalance(transaction, giftCardOf(id), currency)) < amount;
    whole.set(line, (whole.get(line) ?? 0) + (isSpent ? 0 : 1));
    if (isSpent) spent.add(line);
  }
  return new Map([...whole].filter(([line]) => spent.has(line)));
};

/** Ends gift cards of pieces that an order has given back, those first of which least was spent, with what is left on them. */
export const voidBought = async (
  transaction: DatabaseTransaction,
  { orderId, lines, actor }: { orderId: number; lines: readonly LineQty[]; actor: string },
): Promise<void> => {
  const { rows } = await sql<Voided>`
    with given as (
      select * from unnest(${lines.map(({ line_number }) => line_number)}::integer[], ${lines.map(({ qty }) => qty)}::integer[]) as g (line_number, qty)
    ), chosen as (
      select id from (
        select card.id, g.qty, row_number() over (partition by card.line_number order by card.amount - ${balanceColumn}, card.id desc) as place
        from gift_card card join given g using (line_number) where card.order_id = ${orderId} and card.state <> 'void'
      ) c where place <= qty
    ) ${voided}`.execute(transaction);
  await takeBack(transaction, rows, { orderId, actor });
};

/** Ends every gift card that an order bought, with what is left on them: everything that was paid for it went back. */
export const voidAllBought = async (
  transaction: DatabaseTransaction,
  orderId: number,
  actor: string,
): Promise<void> => {
  const { rows } = await sql<Voided>`
    with chosen as (select c.id from gift_card c where c.order_id = ${orderId} and c.state <> 'void') ${voided}`.execute(
    transaction,
  );
  await takeBack(transaction, rows, { orderId, actor });
};
