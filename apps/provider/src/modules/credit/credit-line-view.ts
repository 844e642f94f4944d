import { paidInstallments } from '@dijla/commerce-rules/payment/paid-installments';
import type { CreditLineView } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import type { Database } from '../../database/connect.ts';
import { type CreditLine, readCreditTitles } from './credit-line-sql.ts';
import { type NumberedPlan, readPlansOf } from './credit-plan-sql.ts';

const plansOf = (line: CreditLine, plans: readonly NumberedPlan[]): CreditLineView['plans'] => {
  const own = plans.filter(({ credit_line_id: id }) => id === line.id);
  const all = own.flatMap(({ order_id, installments }) => installments.map((one) => ({ ...one, order_id })));
  const paid = paidInstallments(all, line.paid);
  return own.map(({ order_id, order_number, placed_at, is_awaiting, principal, fee }) => ({
    order_id,
    order_number,
    placed_at: placed_at.toISOString(),
    is_awaiting,
    principal,
    fee,
    installments: paid
      .filter((one) => one.order_id === order_id)
      .map(({ number, due_on, amount, paid: part }) => ({ number, due_on, amount, paid: part })),
  }));
};

/** Returns credit lines with their plans and what of those is paid, with titles in a language. */
export const creditLineViews = async (
  database: Database,
  lines: readonly CreditLine[],
  language: Language,
): Promise<CreditLineView[]> => {
  if (lines.length === 0) return [];
  const titles = await readCreditTitles(database, language);
  const plans = await readPlansOf(
    database,
    lines.map(({ id }) => id),
  );
  return lines.map((line) => ({
    id: line.id,
    method: line.method,
    title: titles.get(line.method) ?? line.method,
    state: line.state,
    unit: { code: line.unit, scale: line.scale },
    credit_limit: line.credit_limit,
    owed: line.owed,
    overdue: line.overdue,
    due_days: line.due_days,
    organization: line.organization,
    reference: line.reference,
    answer: line.answer,
    asked_at: line.asked_at.toISOString(),
    decided_at: line.decided_at?.toISOString() ?? null,
    plans: plansOf(line, plans),
  }));
};
