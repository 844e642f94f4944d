import type { CreditInstallment } from './credit-plan.ts';

/** An installment with how much of it was paid, in minor units. */
type PaidInstallment<Installment> = Installment & { paid: number };

/**
 * Returns the installments of a credit line with what each has of all that was paid so far: what is due first is paid
 * first, and more than all of them stays in the customer's favor. `paid` in minor units.
 */
export const paidInstallments = <Installment extends Pick<CreditInstallment, 'due_on' | 'amount'>>(
  installments: readonly Installment[],
  paid: number,
): PaidInstallment<Installment>[] => {
  let left = Math.max(paid, 0);
  return installments
    .toSorted((a, b) => (a.due_on < b.due_on ? -1 : Number(a.due_on > b.due_on)))
    .map((installment) => {
      const taken = Math.min(left, installment.amount);
      left -= taken;
      return { ...installment, paid: taken };
    });
};

/** Whether an installment was due before a day in Baghdad and is not paid whole. */
export const isOverdue = (
  { due_on, amount, paid }: PaidInstallment<Pick<CreditInstallment, 'due_on' | 'amount'>>,
  today: string,
): boolean => due_on < today && paid < amount;
