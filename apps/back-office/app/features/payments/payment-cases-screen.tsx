import { lazy, Suspense, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { Ago } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { onOnePage } from '../../resource-list/on-one-page.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import type { Case } from './decide-case-sheet.tsx';
import { PaymentsFrame } from './payments-frame.tsx';

const DecideCaseSheet = lazy(async () => ({
  default: (await import('./decide-case-sheet.tsx')).DecideCaseSheet,
}));

const everyMs = 30_000;

const useColumns = (): readonly ListColumn<Case>[] => {
  const texts = useTexts('payments');
  return useMemo(
    () => [
      {
        id: 'order',
        title: texts.order,
        cell: ({ order_number }) => <bdi dir="ltr">{order_number}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'case',
        title: texts.case,
        cell: (payment) => <span className="text-warning">{texts.cases[payment.case]}</span>,
        onPhone: 'second',
      },
      {
        id: 'customer',
        title: texts.customer,
        cell: ({ customer_name }) => <bdi>{customer_name}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'gateway',
        title: texts.gateway,
        cell: ({ provider }) => <bdi dir="ltr">{provider}</bdi>,
        onPhone: 'off',
      },
      {
        id: 'amount',
        title: texts.amount,
        cell: ({ amount, unit }) => <Amount minor={amount} unit={unit} />,
        isNumber: true,
        onPhone: 'end',
      },
      {
        id: 'since',
        title: texts.since,
        cell: ({ at }) => <Ago at={at} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts],
  );
};

/** Payments that somebody has to decide on, the oldest first. */
export const PaymentCasesScreen = () => {
  const texts = useTexts('payments');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const answer = useCall('desk/payment-cases', {}, { everyMs });
  const opened = answer.data?.items.find(({ attempt_id }) => attempt_id === search.get('open'));
  return (
    <PaymentsFrame help={texts.helpCases}>
      <ResourceList
        answer={onOnePage(answer)}
        columns={useColumns()}
        label={texts.parts.cases}
        rowId={({ attempt_id }) => attempt_id}
        rowLink={({ attempt_id }) => paths.paymentCase(attempt_id)}
        rowName={({ order_number }) => order_number}
      />
      <Suspense>
        {opened && (
          <DecideCaseSheet
            key={opened.attempt_id}
            onClose={() => void navigate(paths.paymentCases)}
            payment={opened}
          />
        )}
      </Suspense>
    </PaymentsFrame>
  );
};
