import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { type Fact, Facts } from '../../../parts/facts.tsx';
import { useMomentText } from '../../../parts/time/moment.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { OrderAttempts } from './order-attempts.tsx';
import type { DeskOrder } from '../moves/offered-moves.ts';
import type { OrderWork } from '../moves/use-order-work.ts';

/** What the order costs, what came, what is due, and attempts to pay it online. */
export const OrderMoney = ({ order, work }: { order: DeskOrder; work: OrderWork }) => {
  const { status, payment_title, coupon_code } = order;
  const texts = useTexts('order');
  const shared = useTexts('orders');
  const momentText = useMomentText();
  const { charged, paid, credited, refunded, due, unit, pay_until, payment_state } = status;
  const amountOf = (minor: number | null) =>
    minor === null || minor === 0 ? null : (
      <span className="block text-end">
        <Amount minor={minor} unit={unit} />
      </span>
    );
  const facts: Fact[] = [
    { key: 'charged', name: texts.charged, value: amountOf(charged) },
    { key: 'paid', name: texts.paid, value: amountOf(paid) },
    { key: 'credited', name: texts.credited, value: amountOf(credited) },
    { key: 'refunded', name: texts.refunded, value: amountOf(refunded) },
    {
      key: 'due',
      name: due < 0 ? texts.owedBack : texts.due,
      value: <strong className="block text-end">{<Amount minor={Math.abs(due)} unit={unit} />}</strong>,
    },
    { key: 'method', name: texts.paymentMethod, value: <bdi>{payment_title}</bdi> },
    {
      key: 'coupon',
      name: texts.coupon,
      value: coupon_code === null ? null : <bdi dir="ltr">{coupon_code}</bdi>,
    },
  ];
  return (
    <>
      <Panel
        aside={<span className="text-sm font-semibold text-ink-soft">{shared.payments[payment_state]}</span>}
        title={texts.money}
      >
        <Facts facts={facts} />
        {pay_until !== null && payment_state === 'unpaid' && (
          <p className="pt-2 text-warning">{texts.payUntil(momentText(pay_until))}</p>
        )}
      </Panel>
      <OrderAttempts order={order} work={work} />
    </>
  );
};
