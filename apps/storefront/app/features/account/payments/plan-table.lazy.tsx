import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { isOverdue } from '@dijla/commerce-rules/payment/paid-installments';
import type { CreditLineView, CreditPlanView } from '@dijla/contract/client';
import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { dueDayText, useAmountText } from './use-amount-text.lazy.ts';

type Unit = CreditLineView['unit'];
type Installment = CreditPlanView['installments'][number];

/** How far an installment is paid, in words: color never says it alone. */
const Paid = ({ installment, unit }: { installment: Installment; unit: Unit }) => {
  const { amount, paid } = installment;
  const texts = useTexts('accountPayments');
  const { minor } = useAmountText();
  const now = useNow();
  if (paid === amount) return <span className="text-success">{texts.paid}</span>;
  const isLate = now !== null && isOverdue(installment, isoDayAt(now));
  return (
    <span className={isLate ? 'font-semibold text-danger' : 'text-ink-soft'}>
      {isLate ? texts.late : paid === 0 && texts.open}
      {paid > 0 && <span className="block">{texts.paidPart(minor(paid, unit.code))}</span>}
    </span>
  );
};

type PlanProps = { plan: CreditPlanView; unit: Unit };

/** The months of an order as a table; nothing before it was approved. */
const Installments = ({ plan: { order_number: number, installments }, unit }: PlanProps) => {
  const texts = useTexts('accountPayments');
  const { minor } = useAmountText();
  if (installments.length === 0) return null;
  return (
    <table className="w-full border-collapse text-start">
      <caption className="sr-only">{texts.order(number)}</caption>
      <thead>
        <tr className="text-sm text-ink-soft">
          {[texts.dueOn, texts.amount, texts.how].map((head) => (
            <th className="py-1.5 text-start font-normal last:text-end" key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {installments.map((installment) => (
          <tr key={installment.number}>
            <td className="py-2">{dueDayText(installment.due_on)}</td>
            <td className="py-2 font-medium">{minor(installment.amount, unit.code)}</td>
            <td className="py-2 text-end text-sm">
              <Paid installment={installment} unit={unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The months of an order on a credit line: when each is due, how much it is, and whether it is paid. */
export const PlanTable = ({ plan, unit }: PlanProps) => {
  const texts = useTexts('accountPayments');
  const { code } = useStoreView();
  const { minor } = useAmountText();
  const { order_id: id, order_number: number, principal, fee, installments, is_awaiting: awaits } = plan;
  return (
    <details className="group" open={awaits}>
      <summary className="press-still flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 py-2">
        <span className="font-semibold">{texts.order(`\u2066${number}\u2069`)}</span>
        <span className="text-sm text-ink-soft">
          {awaits ? texts.awaiting : texts.months(installments.length)}
        </span>
        {!awaits && <span className="ms-auto font-semibold">{minor(principal + fee, unit.code)}</span>}
      </summary>
      <Installments plan={plan} unit={unit} />
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        {fee > 0 && <span className="text-ink-soft">{texts.fee(minor(fee, unit.code))}</span>}
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-accent-ink"
          to={paths.order(code, id)}
        >
          {texts.seeOrder}
        </Link>
      </p>
    </details>
  );
};
