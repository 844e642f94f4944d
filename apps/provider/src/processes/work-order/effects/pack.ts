import { refusal } from '../../../call/refusal.ts';
import { kindMember } from '../../../modules/payments/payments.ts';
import type { MoveEffect } from '../move-work.ts';

/** Refuses to pack an order that is to be paid before it is delivered, and has not been (spec 4 §7.3). */
export const pack: MoveEffect = async ({ order }) => {
  const { kind } = kindMember({ code: order.payment_method_code, offline: order.is_offline });
  return kind !== 'cash' && order.due > 0 ? refusal('order.not-paid') : {};
};
