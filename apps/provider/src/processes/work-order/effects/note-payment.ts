import type { Account } from '../../../modules/ledger/ledger.ts';
import { type MoveEffect, told } from '../move-work.ts';
import { bank, postOfOrder } from './order-postings.ts';

/** Money has come: a transfer, or what a gateway took. More than is due is noted as well: it is due back then. */
export const notePayment: MoveEffect = async (work) => {
  const { transaction, order, input } = work;
  const amount = told(work, 'amount');
  const { attempt, reference } = input;
  const cause = attempt === undefined ? `transfer ${order.version + 1}` : `attempt ${attempt.id}`;
  const from: Account = attempt === undefined ? bank : `payments:${attempt.provider}`;
  await postOfOrder(transaction, work, { kind: 'payment', cause, from, to: 'order', amount });
  return {
    data: {
      amount,
      ...(reference === undefined ? {} : { reference }),
      ...(attempt === undefined ? {} : { provider: attempt.provider }),
    },
  };
};
