import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { type Fact, Facts } from '../../parts/facts.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { PhoneLink } from '../../parts/phone-link.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { CreditState } from './credit-state.tsx';
import type { Line } from './decide-line-sheet.tsx';
import { LinePlans } from './line-plans.tsx';

const DecideLineSheet = lazy(async () => ({
  default: (await import('./decide-line-sheet.tsx')).DecideLineSheet,
}));
const NotePaymentSheet = lazy(async () => ({
  default: (await import('./note-payment-sheet.tsx')).NotePaymentSheet,
}));

const About = ({ line }: { line: Line }) => {
  const texts = useTexts('payments');
  const { method, customer, unit, owed, credit_limit, overdue } = line;
  const amountOf = (minor: number) => <Amount minor={minor} unit={unit} />;
  const facts: Fact[] = [
    {
      key: 'customer',
      name: texts.customer,
      value:
        customer === null ? (
          texts.deleted
        ) : (
          <Link className="text-accent-ink" to={paths.customer(customer.id)}>
            <bdi>{customer.name}</bdi>
          </Link>
        ),
    },
    {
      key: 'telephone',
      name: '',
      value: customer?.telephone ? <PhoneLink number={customer.telephone} /> : null,
    },
    { key: 'organization', name: texts.organization[method], value: <bdi>{line.organization}</bdi> },
    { key: 'reference', name: texts.reference[method], value: <bdi dir="ltr">{line.reference}</bdi> },
    { key: 'asked', name: texts.asked, value: <Moment at={line.asked_at} /> },
    { key: 'limit', name: texts.limit, value: amountOf(credit_limit) },
    { key: 'owed', name: texts.owed, value: <strong>{amountOf(owed)}</strong> },
    { key: 'available', name: texts.available, value: amountOf(credit_limit - owed) },
    {
      key: 'overdue',
      name: texts.overdue,
      value: overdue === 0 ? null : <strong className="text-danger">{amountOf(overdue)}</strong>,
    },
    { key: 'days', name: texts.dueDays, value: line.due_days },
    { key: 'answer', name: texts.answer, value: line.answer === null ? null : <bdi>{line.answer}</bdi> },
  ];
  return (
    <Panel aside={<CreditState state={line.state} />} title={texts.methods[method]}>
      <Facts facts={facts} />
    </Panel>
  );
};

const Payments = ({ line: { payments, unit } }: { line: Line }) => {
  const texts = useTexts('payments');
  const ways: Readonly<Record<string, string>> = texts.byWays;
  return (
    <Panel title={texts.payments}>
      {payments.length === 0 && <p className="text-ink-soft">{texts.noPayments}</p>}
      <ul className="divide-y divide-line">
        {payments.map(({ amount, by, reference, at }) => (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2" key={at}>
            <span>
              {ways[by] ?? by} {reference !== null && <bdi>· {reference}</bdi>}
              <span className="block text-sm text-ink-soft">
                <Moment at={at} />
              </span>
            </span>
            <Amount minor={amount} unit={unit} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** A credit line: what is owed on it, its orders and payments; it is decided and paid here. */
export const CreditLineScreen = () => {
  const texts = useTexts('payments');
  const { lineId = '' } = useParams();
  const may = useMay();
  const answer = useCall('desk/credit-line', { params: { lineId } });
  const [opened, setOpened] = useState<'decide' | 'pay' | null>(null);
  const line = answer.data;
  const close = () => setOpened(null);
  const actions = line !== undefined && (
    <>
      {may('orders.note-payment') && line.plans.length > 0 && (
        <button className={deskButton.quiet} onClick={() => setOpened('pay')} type="button">
          {texts.notePayment}
        </button>
      )}
      {may('credit.grant') && (
        <button className={deskButton.primary} onClick={() => setOpened('decide')} type="button">
          {line.state === 'asked' ? texts.decide : texts.change}
        </button>
      )}
    </>
  );
  return (
    <Screen
      actions={actions}
      above={<BackLink to={paths.creditLines}>{texts.back}</BackLink>}
      help={texts.helpCredit}
      title={line?.customer?.name ?? texts.parts.credit}
    >
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {line !== undefined && (
        <div className="grid gap-4 xl:grid-cols-[24rem_minmax(0,1fr)] xl:items-start">
          <div className="grid gap-4">
            <About line={line} />
            <Payments line={line} />
          </div>
          <LinePlans line={line} />
        </div>
      )}
      <Suspense>
        {line !== undefined && opened === 'decide' && <DecideLineSheet line={line} onClose={close} />}
        {line !== undefined && opened === 'pay' && <NotePaymentSheet line={line} onClose={close} />}
      </Suspense>
    </Screen>
  );
};
