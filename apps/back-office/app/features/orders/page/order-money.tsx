import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { type Fact, Facts } from '../../../parts/facts.tsx';
import { useMomentText } from '../../../parts/moment.tsx';
import { Panel } from '../../../parts/panel.tsx';
import type { DeskOrder } from '../moves/offered-moves.ts';

/** What the order costs, what came, and what is due. */
export const OrderMoney = ({ order: { status, payment_title, coupon_code } }: { order: DeskOrder }) => {
  const texts = useTexts('orders');
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
    <Panel
      aside={<span className="text-sm font-semibold text-ink-soft">{texts.payments[payment_state]}</span>}
      title={texts.money}
    >
      <Facts facts={facts} />
      {pay_until !== null && <p className="pt-2 text-warning">{texts.payUntil(momentText(pay_until))}</p>}
    </Panel>
  );
};
