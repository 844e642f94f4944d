import type { CreditLineView } from '@dijla/contract/client';
import { useTexts } from '../../../i18n/texts.tsx';
import { PlanTable } from './plan-table.lazy.tsx';
import { dueDayText, useAmountText } from './use-amount-text.lazy.ts';

const Fact = ({ name, value, isStrong = false }: { name: string; value: string; isStrong?: boolean }) => (
  <div className="grid gap-0.5">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className={isStrong ? 'text-xl font-bold' : 'font-medium'}>{value}</dd>
  </div>
);

/** What of a line is due next, over all its orders; undefined when everything is paid. */
const nextOf = ({ plans }: CreditLineView) =>
  plans
    .flatMap(({ installments }) => installments)
    .filter(({ amount, paid }) => paid < amount)
    .toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1))[0];

const Due = ({ line }: { line: CreditLineView }) => {
  const texts = useTexts('accountPayments');
  const { minor } = useAmountText();
  const { code } = line.unit;
  const next = nextOf(line);
  if (line.overdue > 0)
    return <p className="font-semibold text-danger">{texts.overdue(minor(line.overdue, code))}</p>;
  if (next === undefined) return <p className="text-ink-soft">{texts.allPaid}</p>;
  return <p>{texts.next(minor(next.amount - next.paid, code), dueDayText(next.due_on))}</p>;
};

/** A credit line: what is owed, what is left of it, what is due next, and its orders with their months. */
export const CreditLineCard = ({ line }: { line: CreditLineView }) => {
  const texts = useTexts('accountPayments');
  const { minor } = useAmountText();
  const { title, state, unit, owed, credit_limit: limit, organization, answer, plans } = line;
  const isUsed = state === 'open' || plans.length > 0;
  return (
    <section className="grid gap-3 rounded-sheet bg-surface p-4 inset-ring-1 inset-ring-line md:p-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{title}</h2>
        <p className="text-sm text-ink-soft">{texts.state[state]}</p>
        <p className="basis-full text-sm text-ink-soft">
          <bdi>{organization}</bdi>
        </p>
      </header>
      {isUsed && (
        <>
          <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
            <Fact
              isStrong
              name={owed < 0 ? texts.inFavor : texts.owes}
              value={minor(Math.abs(owed), unit.code)}
            />
            {state === 'open' && (
              <Fact name={texts.left} value={minor(Math.max(limit - owed, 0), unit.code)} />
            )}
            <Fact name={texts.limit} value={minor(limit, unit.code)} />
          </dl>
          <Due line={line} />
        </>
      )}
      {answer !== null && (
        <p>
          <span className="text-sm text-ink-soft">{texts.answer}: </span>
          <bdi>{answer}</bdi>
        </p>
      )}
      {plans.length > 0 && (
        <div className="divide-y divide-line border-t border-line">
          {plans.map((plan) => (
            <PlanTable key={plan.order_id} plan={plan} unit={unit} />
          ))}
        </div>
      )}
    </section>
  );
};
