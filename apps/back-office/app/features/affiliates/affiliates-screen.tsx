import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Ago } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, type ListView, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';

type Partner = DeskResult<'desk/affiliates'>['items'][number];

const nameOf = ({ firstname, lastname }: Partner): string => `${firstname} ${lastname}`.trim();

const useColumns = (): readonly ListColumn<Partner>[] => {
  const texts = useTexts('affiliates');
  return useMemo(() => {
    const { columns, deleted } = texts;
    const statuses: Readonly<Record<number, string>> = texts.statuses;
    return [
      {
        id: 'name',
        title: columns.name,
        cell: (partner) => <bdi>{nameOf(partner) || deleted}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'website',
        title: columns.website,
        cell: ({ referral_website: website }) => <bdi dir="ltr">{website}</bdi>,
        onPhone: 'second',
      },
      { id: 'status', title: columns.status, cell: ({ status }) => statuses[status], onPhone: 'end' },
      {
        id: 'since',
        title: columns.since,
        cell: ({ asked_at: at }) => <Ago at={at} />,
        isNumber: true,
        onPhone: 'off',
      },
    ];
  }, [texts]);
};

const useFilters = (): readonly ListFilter[] => {
  const texts = useTexts('affiliates');
  return useMemo(
    () => [
      { name: 'q', kind: 'text', label: texts.filterEmail },
      {
        name: 'status',
        kind: 'choice',
        label: texts.status,
        choices: Object.entries(texts.statuses).map(([value, label]) => ({ value, label })),
      },
    ],
    [texts],
  );
};

const useViews = (): readonly ListView[] => {
  const { statuses } = useTexts('affiliates');
  const { allRows } = useTexts('list');
  return useMemo(
    () => [
      ...Object.entries(statuses).map(([value, name]) => ({ name, search: `status=${value}` })),
      { name: allRows, search: '' },
    ],
    [statuses, allRows],
  );
};

/** Partners of the affiliate programme: those who wait first, then the latest. */
export const AffiliatesScreen = () => {
  const texts = useTexts('affiliates');
  const may = useMay();
  const [search] = useSearchParams();
  const filters = useFilters();
  const answer = useCall('desk/affiliates', { query: queryOf(search, filters) });
  return (
    <Screen
      actions={
        <>
          <Link className={deskButton.quiet} to={paths.affiliateHolds}>
            {texts.holds.title}
          </Link>
          {may('affiliates.pay') && (
            <Link className={deskButton.quiet} to={paths.affiliatePayouts}>
              {texts.payouts}
            </Link>
          )}
        </>
      }
      help={texts.help}
      title={texts.title}
    >
      <ResourceList
        answer={answer}
        columns={useColumns()}
        filters={filters}
        fills={texts.help[0]}
        label={texts.title}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.affiliate(id)}
        rowName={nameOf}
        views={useViews()}
      />
    </Screen>
  );
};
