import { lazy, Suspense, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { Ago } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, type ListView, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { useOpenedRow } from '../../resource-list/use-opened-row.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import type { Hold } from './hold.ts';

const HoldSheet = lazy(async () => ({ default: (await import('./hold-sheet.tsx')).HoldSheet }));

const stateStyles = { held: 'font-semibold', released: 'text-success', refused: 'text-ink-soft' };

const useColumns = (): readonly ListColumn<Hold>[] => {
  const { holds } = useTexts('affiliates');
  return useMemo(
    () => [
      {
        id: 'partner',
        title: holds.partner,
        cell: ({ partner }) => <bdi>{partner.name}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'reason',
        title: holds.reason,
        cell: ({ reasons }) => reasons.map((reason) => holds.reasons[reason]).join(' · '),
        isLong: true,
        onPhone: 'second',
      },
      {
        id: 'order',
        title: holds.order,
        cell: ({ order }) => <bdi dir="ltr">{order.number}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'amount',
        title: holds.amount,
        cell: ({ amount, unit }) => <Amount minor={amount} unit={unit} />,
        isNumber: true,
        onPhone: 'end',
      },
      {
        id: 'state',
        title: holds.state,
        cell: ({ state }) => <span className={stateStyles[state]}>{holds.states[state]}</span>,
        onPhone: 'end',
      },
      {
        id: 'since',
        title: holds.since,
        cell: ({ held_at: at }) => <Ago at={at} />,
        isNumber: true,
        onPhone: 'off',
      },
    ],
    [holds],
  );
};

const useFilters = (): readonly ListFilter[] => {
  const { holds } = useTexts('affiliates');
  return useMemo(
    () => [
      {
        name: 'state',
        kind: 'choice',
        label: holds.state,
        choices: Object.entries(holds.states).map(([value, label]) => ({ value, label })),
      },
    ],
    [holds],
  );
};

const useViews = (): readonly ListView[] => {
  const { holds } = useTexts('affiliates');
  const { allRows } = useTexts('list');
  return useMemo(
    () => [
      ...Object.entries(holds.states).map(([value, name]) => ({ name, search: `state=${value}` })),
      { name: allRows, search: '' },
    ],
    [holds, allRows],
  );
};

/** Commissions that a rule against fraud held, with what was decided on them. */
export const AffiliateHoldsScreen = () => {
  const texts = useTexts('affiliates');
  const may = useMay();
  const [search] = useSearchParams();
  const { openedId, close } = useOpenedRow();
  const filters = useFilters();
  const answer = useCall('desk/affiliate-holds', { query: queryOf(search, filters) });
  const open = answer.data?.items.find(({ id }) => String(id) === openedId);
  return (
    <Screen
      above={<BackLink to={paths.affiliates}>{texts.back}</BackLink>}
      actions={
        may('affiliates.decide') && (
          <Link className={deskButton.quiet} to={paths.affiliateRules}>
            {texts.rules.title}
          </Link>
        )
      }
      help={texts.holds.help}
      title={texts.holds.title}
    >
      <ResourceList
        answer={answer}
        columns={useColumns()}
        fills={texts.holds.help[0]}
        filters={filters}
        label={texts.holds.title}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.affiliateHold(id, search)}
        rowName={({ order }) => order.number}
        views={useViews()}
      />
      <Suspense>{open !== undefined && <HoldSheet hold={open} onClose={close} />}</Suspense>
    </Screen>
  );
};
