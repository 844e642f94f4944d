import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { useGroupName } from '../../parts/group-name.ts';
import { dayOfInstant } from '../../parts/time/day-instant.ts';
import { dayText } from '../../parts/time/day-text.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { PromotionState } from './promotion-state.tsx';
import { whomRuleNames } from './rule/whom-rule-names.ts';
import { useRuleText } from './use-rule-text.ts';

type Listed = DeskResult<'desk/promotions'>['items'][number];

/** Orders that are counted at most. */
const countedAtMost = 10_000;

const Days = ({ promotion: { from, until } }: { promotion: Listed }) => {
  const texts = useTexts('promotions');
  if (from === null && until === null) return texts.always;
  const said = [
    from === null ? null : texts.from(dayText(dayOfInstant(from, { isEnd: false }))),
    until === null ? null : texts.until(dayText(dayOfInstant(until, { isEnd: true }))),
  ];
  return <span className="whitespace-nowrap">{said.filter(Boolean).join(' ')}</span>;
};

/** How many orders used it; a card on a phone says what is counted. */
const Orders = ({ count }: { count: number }) => {
  const texts = useTexts('promotions');
  return (
    <>
      <span className="text-ink-soft md:hidden">{texts.columns.orders}: </span>
      {count < countedAtMost ? grouped(count) : texts.ordersAtLeast(grouped(countedAtMost))}
    </>
  );
};

/** Whom it is for: who types a code, and the groups of customers that its rule names. */
const Whom = ({ promotion: { coupon, coupons, rule } }: { promotion: Listed }) => {
  const texts = useTexts('promotions');
  const groupName = useGroupName();
  const whom = whomRuleNames(rule);
  const named =
    whom === null ? [] : whom === 'some' || whom.length === 0 ? [texts.someGroups] : whom.map(groupName);
  const isForAll = named.length === 0 && coupons === 0;
  return (
    <>
      {coupon !== null && <bdi className="font-medium">{coupon}</bdi>}
      {coupon === null && coupons > 0 && texts.codes(coupons)}
      {coupons > 0 && named.length > 0 && ' · '}
      {isForAll ? texts.everybody : <bdi>{named.join(' · ')}</bdi>}
    </>
  );
};

// oxlint-disable-next-line max-lines-per-function -- a table of columns
const useColumns = (): readonly ListColumn<Listed>[] => {
  const texts = useTexts('promotions');
  const ruleText = useRuleText();
  return useMemo(
    () => [
      {
        id: 'name',
        title: texts.columns.name,
        cell: ({ name }) => <bdi>{name}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'does',
        title: texts.columns.does,
        cell: ({ rule }) => ruleText(rule),
        onPhone: 'second',
      },
      {
        id: 'who',
        title: texts.columns.who,
        cell: (promotion) => <Whom promotion={promotion} />,
        onPhone: 'second',
      },
      {
        id: 'days',
        title: texts.columns.days,
        cell: (promotion) => <Days promotion={promotion} />,
        onPhone: 'off',
      },
      {
        id: 'state',
        title: texts.columns.state,
        cell: ({ state }) => <PromotionState state={state} />,
        onPhone: 'end',
      },
      {
        id: 'orders',
        title: texts.columns.orders,
        cell: ({ orders }) => <Orders count={orders} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- what a rule is called follows from the texts
    [texts],
  );
};

const useFilters = () => {
  const texts = useTexts('promotions');
  const list = useTexts('list');
  return useMemo<readonly ListFilter[]>(
    () => [
      { name: 'q', kind: 'text', label: list.search },
      {
        name: 'state',
        kind: 'choice',
        label: texts.columns.state,
        choices: Object.entries(texts.states).map(([value, label]) => ({ value, label })),
      },
    ],
    [list, texts],
  );
};

const useViews = () => {
  const texts = useTexts('promotions');
  const list = useTexts('list');
  return useMemo(
    () => [
      { name: list.allRows, search: '' },
      ...Object.entries(texts.states).map(([state, name]) => ({ name, search: `state=${state}` })),
    ],
    [list, texts],
  );
};

/** Every promotion with its codes: what it does, for whom, when, and how many orders used it. */
export const PromotionListScreen = () => {
  const texts = useTexts('promotions');
  const may = useMay();
  const [search] = useSearchParams();
  const filters = useFilters();
  return (
    <Screen
      actions={
        may('promotions.manage') && (
          <Link className={deskButton.primary} to={paths.newPromotion}>
            <DeskIcon name="plus" />
            {texts.add}
          </Link>
        )
      }
      help={texts.help}
      title={texts.title}
    >
      <ResourceList
        answer={useCall('desk/promotions', { query: queryOf(search, filters) })}
        columns={useColumns()}
        filters={filters}
        fills={texts.help[0]}
        label={texts.title}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.promotion(id)}
        rowName={({ name }) => name}
        views={useViews()}
      />
    </Screen>
  );
};
