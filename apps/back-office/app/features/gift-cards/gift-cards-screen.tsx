import type { DeskResult } from '@dijla/contract/desk-client';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, type ListView, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { useOpenedRow } from '../../resource-list/use-opened-row.ts';
import { Screen } from '../../shell/screen.tsx';

type ListedCard = DeskResult<'desk/gift-cards'>['items'][number];

const GiftCardSheet = lazy(async () => ({ default: (await import('./gift-card-sheet.tsx')).GiftCardSheet }));

const useColumns = (): readonly ListColumn<ListedCard>[] => {
  const texts = useTexts('giftCards');
  return useMemo(() => {
    const money = (id: 'balance' | 'amount', onPhone: 'end' | 'off'): ListColumn<ListedCard> => ({
      id,
      title: texts[id],
      cell: (card) => <Amount minor={card[id]} unit={{ code: card.currency, scale: card.scale }} />,
      isNumber: true,
      onPhone,
    });
    return [
      {
        id: 'last_four',
        title: texts.lastFour,
        cell: ({ last_four }) => <bdi dir="ltr">{last_four}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'state',
        title: texts.state,
        cell: ({ state }) => (
          <span className={state === 'active' ? '' : 'font-semibold text-danger'}>{texts.states[state]}</span>
        ),
        onPhone: 'second',
      },
      money('balance', 'end'),
      money('amount', 'off'),
      {
        id: 'issued_at',
        title: texts.issued,
        cell: ({ issued_at }) => <Moment at={issued_at} />,
        onPhone: 'off',
      },
    ];
  }, [texts]);
};

const useFilters = (): readonly ListFilter[] => {
  const texts = useTexts('giftCards');
  return useMemo(
    () => [
      { name: 'q', kind: 'text', label: texts.lastFour },
      {
        name: 'state',
        kind: 'choice',
        label: texts.state,
        choices: (['active', 'blocked', 'void'] as const).map((value) => ({
          value,
          label: texts.states[value],
        })),
      },
    ],
    [texts],
  );
};

const useViews = (): readonly ListView[] => {
  const { blocked } = useTexts('giftCards').states;
  const { allRows } = useTexts('list');
  return useMemo(
    () => [
      { name: allRows, search: '' },
      { name: blocked, search: 'state=blocked' },
    ],
    [allRows, blocked],
  );
};

/** Gift cards of the shop's own, and what is left on each. */
export const GiftCardsScreen = () => {
  const texts = useTexts('giftCards');
  const [search] = useSearchParams();
  const { openedId, close } = useOpenedRow();
  const filters = useFilters();
  const answer = useCall('desk/gift-cards', { query: queryOf(search, filters) });
  return (
    <Screen help={texts.help} title={texts.title}>
      <ResourceList
        answer={answer}
        columns={useColumns()}
        filters={filters}
        fills={texts.help[1]}
        label={texts.title}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.giftCard(id, search)}
        rowName={({ last_four }) => last_four}
        views={useViews()}
      />
      <Suspense>{openedId && <GiftCardSheet cardId={openedId} key={openedId} onClose={close} />}</Suspense>
    </Screen>
  );
};
