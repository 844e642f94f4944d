import type { DeskResult } from '@dijla/contract/desk-client';
import { isStoreCode } from '@dijla/contract/store-views';
import { grouped } from '@dijla/messages/plural';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { dayText } from '../../parts/time/day-text.ts';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { onOnePage } from '../../resource-list/on-one-page.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { Screen } from '../../shell/screen.tsx';

type Searched = DeskResult<'desk/searches'>['items'][number];

const useColumns = (): readonly ListColumn<Searched>[] => {
  const { columns, stores } = useTexts('searches');
  return useMemo(
    () => [
      { id: 'text', title: columns.text, cell: ({ text }) => <bdi>{text}</bdi>, onPhone: 'first' },
      {
        id: 'store',
        title: columns.store,
        cell: ({ store_code: code }) => (isStoreCode(code) ? stores[code] : code),
        onPhone: 'second',
      },
      {
        id: 'times',
        title: columns.times,
        cell: ({ times }) => grouped(times),
        isNumber: true,
        onPhone: 'off',
      },
      {
        id: 'without',
        title: columns.without,
        cell: ({ without_result: without, times }) => (
          <>
            {grouped(without)}
            <span className="text-ink-soft md:hidden"> / {grouped(times)}</span>
          </>
        ),
        isNumber: true,
        onPhone: 'end',
      },
      {
        id: 'lastDay',
        title: columns.lastDay,
        cell: ({ last_day: day }) => dayText(day),
        onPhone: 'second',
      },
    ],
    [columns, stores],
  );
};

/** What shoppers search for, and what of it finds nothing. */
export const SearchesScreen = () => {
  const texts = useTexts('searches');
  const { words } = useTexts('searchRules');
  const [search] = useSearchParams();
  const filters = useMemo<readonly ListFilter[]>(
    () => [
      { name: 'q', kind: 'text', label: texts.filters.q },
      {
        name: 'view',
        kind: 'choice',
        label: texts.filters.view,
        choices: Object.entries(texts.stores).map(([value, label]) => ({ value, label })),
      },
    ],
    [texts],
  );
  const views = useMemo(
    () => [
      { name: texts.views.nothing, search: '' },
      { name: texts.views.all, search: 'found=all' },
    ],
    [texts],
  );
  const found = search.get('found') === 'all' ? 'all' : 'nothing';
  const query = { ...queryOf(search, filters), found } as const;
  return (
    <Screen
      actions={
        <Link className={deskButton.quiet} to={paths.searchWords}>
          {words}
        </Link>
      }
      help={texts.help}
      title={texts.title}
    >
      <ResourceList
        answer={onOnePage(useCall('desk/searches', { query }))}
        columns={useColumns()}
        filters={filters}
        label={texts.title}
        rowId={({ store_code: code, text }) => `${code} ${text}`}
        rowLink={({ store_code: code, text }) => paths.searchText(code, text)}
        rowName={({ text }) => text}
        views={views}
      />
      <RulesPanel />
    </Screen>
  );
};
