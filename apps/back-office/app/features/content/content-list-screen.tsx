import type { DeskResult } from '@dijla/contract/desk-client';
import { isWrittenKind } from '@dijla/contract/entities';
import { storeViews } from '@dijla/contract/store-views';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { Ago } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { Screen } from '../../shell/screen.tsx';
import { ContentState } from './content-state.tsx';
import type { ContentKind } from './written-content.ts';

type Listed = DeskResult<'desk/content'>['items'][number];

// oxlint-disable-next-line max-lines-per-function -- a table of columns
const useColumns = (): readonly ListColumn<Listed>[] => {
  const texts = useTexts('content');
  return useMemo(
    () => [
      {
        id: 'title',
        title: texts.columns.title,
        cell: ({ title }) => <bdi>{title === '' ? texts.untitled : title}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'address',
        title: texts.columns.address,
        cell: ({ path, identifier }) => <bdi dir="ltr">{path === null ? identifier : `/${path}`}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'state',
        title: texts.columns.state,
        cell: (record) => <ContentState record={record} />,
        onPhone: 'second',
      },
      {
        id: 'languages',
        title: texts.columns.languages,
        cell: ({ languages }) => languages.map((language) => storeViews[language].name).join(' · '),
        onPhone: 'off',
      },
      {
        id: 'by',
        title: texts.columns.by,
        cell: ({ changed_by }) => (changed_by === null ? texts.imported : <bdi>{changed_by}</bdi>),
        onPhone: 'off',
      },
      {
        id: 'changed',
        title: texts.columns.changed,
        cell: ({ changed_at }) => <Ago at={changed_at} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts],
  );
};

const useFilters = (): readonly ListFilter[] => {
  const texts = useTexts('content');
  const list = useTexts('list');
  return useMemo(
    () => [
      { name: 'q', kind: 'text', label: list.search },
      {
        name: 'kind',
        kind: 'choice',
        label: texts.kind,
        choices: Object.entries(texts.kinds).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'state',
        kind: 'choice',
        label: texts.state,
        choices: Object.entries(texts.states).map(([value, label]) => ({ value, label })),
      },
    ],
    [texts, list],
  );
};

/** Pages, posts, landing pages and blocks, a kind at a time. */
export const ContentListScreen = () => {
  const texts = useTexts('content');
  const [search] = useSearchParams();
  const filters = useFilters();
  const given = search.get('kind') ?? '';
  const kind: ContentKind = isWrittenKind(given) ? given : 'cms_page';
  const views = useMemo(
    () => Object.entries(texts.kinds).map(([value, name]) => ({ name, search: `kind=${value}` })),
    [texts],
  );
  return (
    <Screen
      actions={
        <Link className={deskButton.primary} to={paths.newContent(kind)}>
          <DeskIcon name="plus" />
          {texts.add[kind]}
        </Link>
      }
      help={texts.help}
      title={texts.title}
    >
      <ResourceList
        answer={useCall('desk/content', { query: { ...queryOf(search, filters), kind } })}
        columns={useColumns()}
        filters={filters}
        label={texts.kinds[kind]}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.contentRecord(kind, id)}
        rowName={({ title, identifier }) => (title === '' ? identifier : title)}
        views={views}
      />
    </Screen>
  );
};
