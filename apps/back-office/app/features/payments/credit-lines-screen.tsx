import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { Ago } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { CreditState } from './credit-state.tsx';
import { PaymentsFrame } from './payments-frame.tsx';

type Line = DeskResult<'desk/credit-lines'>['items'][number];

const everyMs = 30_000;

// oxlint-disable-next-line max-lines-per-function -- a table of columns
const useColumns = (): readonly ListColumn<Line>[] => {
  const texts = useTexts('payments');
  return useMemo(
    // oxlint-disable-next-line max-lines-per-function -- the same table
    () => [
      {
        id: 'customer',
        title: texts.customer,
        cell: ({ customer }) => <bdi>{customer?.name ?? texts.deleted}</bdi>,
        onPhone: 'first',
      },
      { id: 'kind', title: texts.kind, cell: ({ method }) => texts.methods[method], onPhone: 'second' },
      {
        id: 'organization',
        title: `${texts.organization.employee_installments} / ${texts.organization.b2b_credit}`,
        cell: ({ organization }) => <bdi>{organization}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'state',
        title: texts.state,
        cell: ({ state, awaiting }) => (
          <span className="flex flex-wrap gap-x-3">
            <CreditState state={state} />
            {awaiting > 0 && <span className="text-warning">{texts.awaiting(awaiting)}</span>}
          </span>
        ),
        onPhone: 'end',
      },
      {
        id: 'owed',
        title: texts.owed,
        cell: ({ owed, unit }) => <Amount minor={owed} unit={unit} />,
        isNumber: true,
        onPhone: 'end',
      },
      {
        id: 'overdue',
        title: texts.overdue,
        cell: ({ overdue, unit }) =>
          overdue === 0 ? (
            '–'
          ) : (
            <span className="text-danger">
              <Amount minor={overdue} unit={unit} />
            </span>
          ),
        isNumber: true,
        onPhone: 'off',
      },
      {
        id: 'limit',
        title: texts.limit,
        cell: ({ credit_limit, unit }) => <Amount minor={credit_limit} unit={unit} />,
        isNumber: true,
        onPhone: 'off',
      },
      {
        id: 'asked',
        title: texts.asked,
        cell: ({ asked_at }) => <Ago at={asked_at} />,
        isNumber: true,
        onPhone: 'off',
      },
    ],
    [texts],
  );
};

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Credit lines of customers: those that wait for a decision first. */
export const CreditLinesScreen = () => {
  const texts = useTexts('payments');
  const [search] = useSearchParams();
  const filters = useMemo<readonly ListFilter[]>(
    () => [
      { name: 'state', kind: 'choice', label: texts.state, choices: choicesOf(texts.states) },
      { name: 'method', kind: 'choice', label: texts.kind, choices: choicesOf(texts.methods) },
    ],
    [texts],
  );
  const answer = useCall('desk/credit-lines', { query: queryOf(search, filters) }, { everyMs });
  return (
    <PaymentsFrame help={texts.helpCredit}>
      <ResourceList
        answer={answer}
        columns={useColumns()}
        filters={filters}
        fills={texts.helpCredit[0]}
        label={texts.parts.credit}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.creditLine(id)}
        rowName={({ customer }) => customer?.name ?? texts.deleted}
      />
    </PaymentsFrame>
  );
};
