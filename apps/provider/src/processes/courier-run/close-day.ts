import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import type { CurrencyCode } from '@dijla/contract/client';
import { refusal, type Refusal } from '../../call/refusal.ts';
import {
  cashHeld,
  cashOfCourier,
  type CourierClosing,
  findCourier,
  insertClosing,
} from '../../modules/couriers/couriers.ts';
import { linesToMove, post } from '../../modules/ledger/ledger.ts';
import type { Writing } from '../work-order/moved-by-staff.ts';

/** What was counted when a courier handed in cash; amounts in minor units of `unit`. */
export type Counted = {
  unit: CurrencyCode;
  /** What whoever counts saw as held. */
  expected: number;
  handed_in: number;
  reason?: string | undefined;
  is_written_off: boolean;
};

/** Posts what was handed in, and what the shop bears of a difference. */
const postClosing = async (
  { transaction, author, now }: Writing,
  { id, courier_id, unit, handed_in, difference, is_written_off }: CourierClosing,
): Promise<void> => {
  const courier = cashOfCourier(courier_id);
  const common = { cause: `closing ${id}`, at: now, actor: author.actor };
  const move = { unit: unit.code, amount: Math.abs(difference) };
  if (handed_in > 0)
    await post(transaction, {
      ...common,
      kind: 'settlement',
      lines: linesToMove({ from: 'cash:shop', to: courier, unit: unit.code, amount: handed_in }),
    });
  if (difference !== 0 && is_written_off)
    await post(transaction, {
      ...common,
      kind: 'difference',
      lines:
        difference < 0
          ? linesToMove({ ...move, from: 'differences', to: courier })
          : linesToMove({ ...move, from: courier, to: 'differences' }),
    });
};

/**
 * Closes a courier's day in Baghdad against the ledger, once for each currency (spec 4 §7.2). Refuses when the ledger
 * has another amount than was seen, and a difference without a reason. What is not written off stays owed, and is
 * expected at the next closing.
 */
export const closeDay = async (
  courierId: number,
  { unit, expected, handed_in, reason, is_written_off }: Counted,
  { staffId, ...writing }: Writing & { staffId: number },
): Promise<CourierClosing | Refusal> => {
  const { transaction, act, now } = writing;
  if ((await findCourier(transaction, courierId)) === undefined) return refusal('courier.not-found');
  const said = reason?.trim() ? reason.trim() : null;
  const differs = handed_in !== expected;
  if (differs && said === null) return refusal('courier.difference-unnamed');
  const closing = await insertClosing(transaction, {
    courierId,
    day: isoDayAt(now),
    unit,
    expected,
    handedIn: handed_in,
    reason: said,
    isWrittenOff: differs && is_written_off,
    confirmedBy: staffId,
    now,
  });
  if (closing === null) return refusal('courier.day-closed');
  const held = (await cashHeld(transaction, [courierId])).get(courierId) ?? [];
  const amount = held.find((one) => one.unit.code === unit)?.amount ?? 0;
  if (amount !== expected) return refusal('courier.cash-changed');
  await postClosing(writing, closing);
  const { courier_name: _, confirmed_by_name: __, closed_at: ___, ...after } = closing;
  await act({ act: 'closed', entity: 'courier_closing', entityId: closing.id, before: null, after });
  return closing;
};
