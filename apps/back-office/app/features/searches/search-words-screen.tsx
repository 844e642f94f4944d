import { grouped } from '@dijla/messages/plural';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { onOnePage } from '../../resource-list/on-one-page.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import type { WordGroup } from './word-group.ts';

const WordsSheet = lazy(async () => ({ default: (await import('./words-sheet.tsx')).WordsSheet }));

const useColumns = (): readonly ListColumn<WordGroup>[] => {
  const { group, kind, kinds, words } = useTexts('searchRules');
  return useMemo(
    () => [
      { id: 'code', title: group, cell: ({ code }) => <bdi>{code}</bdi>, onPhone: 'first' },
      {
        id: 'words',
        title: words,
        cell: ({ words: all }) => <bdi>{Object.values(all).flat().join('، ')}</bdi>,
        onPhone: 'second',
      },
      { id: 'kind', title: kind, cell: (row) => kinds[row.kind], onPhone: 'second' },
    ],
    [group, kind, kinds, words],
  );
};

type Answer = ReturnType<typeof useCall<'desk/search-words'>>;

const WordList = ({ answer, filters }: { answer: Answer; filters: readonly ListFilter[] }) => {
  const { words } = useTexts('searchRules');
  const [search] = useSearchParams();
  return (
    <ResourceList
      answer={onOnePage(answer)}
      columns={useColumns()}
      filters={filters}
      label={words}
      rowId={({ code }) => code}
      rowLink={({ code }) => {
        const opened = new URLSearchParams(search);
        opened.set('open', code);
        return `${paths.searchWords}?${opened.toString()}`;
      }}
      rowName={({ code }) => code}
    />
  );
};

/** The words with which searches are read: found, added, changed and taken away. */
export const SearchWordsScreen = () => {
  const texts = useTexts('searchRules');
  const { title } = useTexts('searches');
  const mayChange = useMay()('searches.manage');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filters = useMemo<readonly ListFilter[]>(
    () => [{ name: 'q', kind: 'text', label: texts.word }],
    [texts],
  );
  const answer = useCall('desk/search-words', { query: queryOf(search, filters) });
  const { data } = answer;
  const open = search.get('open');
  const group = data?.items.find(({ code }) => code === open);
  return (
    <Screen
      above={<BackLink to={paths.searches}>{title}</BackLink>}
      actions={
        mayChange && (
          <Link className={deskButton.quiet} to={paths.searchWordsOf('')}>
            <DeskIcon name="plus" />
            {texts.addWords}
          </Link>
        )
      }
      beside={
        data && (
          <span className="text-ink-soft">
            {texts.listed(grouped(data.items.length), grouped(data.total))}
          </span>
        )
      }
      help={texts.wordsHelp}
      title={texts.words}
    >
      <WordList answer={answer} filters={filters} />
      {mayChange && open !== null && (open === '' || group !== undefined) && (
        <Suspense>
          <WordsSheet group={group} key={open} onClose={() => void navigate(paths.searchWords)} />
        </Suspense>
      )}
    </Screen>
  );
};
