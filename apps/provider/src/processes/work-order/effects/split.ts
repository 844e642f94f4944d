import { refusal } from '../../../call/refusal.ts';
import { splitPackage, type WorkedPackage } from '../../../modules/orders/orders.ts';
import { type MoveEffect, thePackage, told } from '../move-work.ts';

/** Whether a package holds all these pieces. */
export const holds = (
  { lines }: Pick<WorkedPackage, 'lines'>,
  pieces: readonly { line_number: number; qty: number }[],
): boolean =>
  pieces.every(({ line_number, qty }) =>
    lines.some((line) => line.line_number === line_number && line.qty >= qty),
  );

/** Returns how many pieces there are. */
export const piecesIn = (lines: readonly { qty: number }[]): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0);

/** Splits pieces off into a package of their own, in the state of the one they were in, which keeps some. */
export const split: MoveEffect = async (work) => {
  const { transaction, order } = work;
  const [from, lines] = [thePackage(work), told(work, 'lines')];
  if (!holds(from, lines) || piecesIn(lines) >= piecesIn(from.lines)) return refusal('order.lines-not-there');
  const number = Math.max(...order.packages.map((one) => one.number)) + 1;
  await splitPackage(transaction, { orderId: order.id, from: from.number, to: number }, lines);
  return { data: { to_package: number, lines }, added: { number, state: from.state } };
};
