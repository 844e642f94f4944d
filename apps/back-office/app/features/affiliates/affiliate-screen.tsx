import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { deskAddress } from '@dijla/contract/desk-client';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useDeskLanguage, useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { type Fact, Facts } from '../../parts/facts.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { StatementLink } from '../../parts/statement-link.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import type { Partner } from './partner.ts';

const AffiliateCoupons = lazy(async () => ({
  default: (await import('./affiliate-coupons.tsx')).AffiliateCoupons,
}));
const DecideSheet = lazy(async () => ({
  default: (await import('./decide-affiliate-sheet.tsx')).DecideAffiliateSheet,
}));

const About = ({ partner }: { partner: Partner }) => {
  const texts = useTexts('affiliates');
  const statuses: Readonly<Record<number, string>> = texts.statuses;
  const { customer, answer, decided_at: decided, details, payment_type: type } = partner;
  const facts: Fact[] = [
    { key: 'status', name: texts.status, value: <strong>{statuses[partner.status]}</strong> },
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
    { key: 'email', name: texts.email, value: <bdi dir="ltr">{partner.email}</bdi> },
    { key: 'website', name: texts.website, value: <bdi dir="ltr">{partner.referral_website}</bdi> },
    { key: 'message', name: texts.message, value: <bdi>{partner.signup_message}</bdi> },
    { key: 'asked', name: texts.asked, value: <Moment at={partner.asked_at} /> },
    { key: 'decided', name: texts.decided, value: decided === null ? null : <Moment at={decided} /> },
    { key: 'answer', name: texts.answer, value: answer === null ? null : <bdi>{answer}</bdi> },
    { key: 'pay', name: texts.payBy, value: texts.payTypes[type] },
    { key: 'bank', name: texts.bank, value: details.bank_name ? <bdi>{details.bank_name}</bdi> : null },
    { key: 'iban', name: texts.iban, value: details.iban ? <bdi dir="ltr">{details.iban}</bdi> : null },
    {
      key: 'wallet',
      name: texts.wallet,
      value: details.wallet_number ? <bdi dir="ltr">{details.wallet_number}</bdi> : null,
    },
  ];
  return (
    <Panel title={texts.about}>
      <Facts facts={facts} />
    </Panel>
  );
};

/** Decimal places of the currencies that partners are paid in. */
const scales = { IQD: 0, USD: 2 } as const;

const Balance = ({ partner: { id, balance, group } }: { partner: Partner }) => {
  const texts = useTexts('affiliates');
  const { store } = useDeskLanguage();
  const pdfOf = (month: string): string =>
    deskAddress('desk/affiliate-statement-pdf', {
      params: { affiliateId: String(id) },
      query: { storeCode: store.code, month },
    });
  const unit = { code: balance.currency_code, scale: scales[balance.currency_code] };
  const amountOf = (major: number) => <Amount minor={minorUnits(major, unit.scale)} unit={unit} />;
  return (
    <Panel title={texts.balance}>
      <Facts
        facts={[
          { key: 'available', name: texts.available, value: <strong>{amountOf(balance.balance)}</strong> },
          { key: 'pending', name: texts.pending, value: amountOf(balance.pending) },
          { key: 'processed', name: texts.processed, value: amountOf(balance.processed) },
          { key: 'rate', name: texts.rate, value: <bdi dir="ltr">{group.commission_percent}%</bdi> },
        ]}
      />
      <div className="pt-4">
        <StatementLink addressOf={pdfOf} words={texts.statement} />
      </div>
    </Panel>
  );
};

const waits = 1;

/** One partner: who she is, what she earns, the decision on her and her coupons. */
export const AffiliateScreen = () => {
  const texts = useTexts('affiliates');
  const { affiliateId = '' } = useParams();
  const may = useMay();
  const answer = useCall('desk/affiliate', { params: { affiliateId } });
  const [isDeciding, setDeciding] = useState(false);
  const partner = answer.data;
  const mayDecide = may('affiliates.decide');
  return (
    <Screen
      above={<BackLink to={paths.affiliates}>{texts.back}</BackLink>}
      actions={
        partner !== undefined &&
        mayDecide && (
          <button className={deskButton.primary} onClick={() => setDeciding(true)} type="button">
            {partner.status === waits ? texts.decide : texts.change}
          </button>
        )
      }
      help={texts.help}
      title={
        partner === undefined
          ? texts.title
          : `${partner.firstname} ${partner.lastname}`.trim() || texts.deleted
      }
    >
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {partner !== undefined && (
        <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
          <About partner={partner} />
          <div className="grid gap-4">
            <Balance partner={partner} />
            <Suspense>
              <AffiliateCoupons mayChange={mayDecide} partner={partner} />
            </Suspense>
          </div>
        </div>
      )}
      <Suspense>
        {partner !== undefined && isDeciding && (
          <DecideSheet onClose={() => setDeciding(false)} partner={partner} />
        )}
      </Suspense>
    </Screen>
  );
};
