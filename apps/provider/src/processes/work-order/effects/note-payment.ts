import { type MoveEffect, told } from '../move-work.ts';
import { bank, postOfOrder } from './order-postings.ts';

/** A transfer has come. More than is due is noted as well: it is due back then. */
export const notePayment: MoveEffect = async (work) => {
  const { transaction, order, input } = work;
  const amount = told(work, 'amount');
  const cause = `transfer ${order.version + 1}`;
  await postOfOrder(transaction, work, { kind: 'payment', cause, from: bank, to: 'order', amount });
  return { data: { amount, ...(input.reference === undefined ? {} : { reference: input.reference }) } };
};
