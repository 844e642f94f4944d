import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskTexts } from '../../i18n/desk-texts.ts';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Ago } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, type ListView, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { useOpenedRow } from '../../resource-list/use-opened-row.ts';
import { Screen } from '../../shell/screen.tsx';
import { type DeskReview, useDecideReviews } from './use-decide-reviews.ts';

const ReviewSheet = lazy(async () => ({ default: (await import('./review-sheet.tsx')).ReviewSheet }));

const stateStyles = { pending: 'font-semibold', approved: 'text-success', rejected: 'text-ink-soft' };

const titleColumn = (texts: DeskTexts['reviews']): ListColumn<DeskReview> => ({
  id: 'review',
  title: texts.columns.review,
  cell: ({ title, has_rude_words }) => (
    <>
      {has_rude_words && <span className="font-semibold text-danger">{texts.rude} · </span>}
      <bdi>{title}</bdi>
    </>
  ),
  onPhone: 'first',
});

const useColumns = (): readonly ListColumn<DeskReview>[] => {
  const texts = useTexts('reviews');
  return useMemo(
    () => [
      titleColumn(texts),
      {
        id: 'product',
        title: texts.columns.product,
        cell: ({ product }) => <bdi>{product.name}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'by',
        title: texts.columns.by,
        cell: ({ nickname, bought_here }) => (
          <>
            <bdi>{nickname}</bdi>
            {bought_here && ` · ${texts.boughtHere}`}
          </>
        ),
        onPhone: 'second',
      },
      {
        id: 'stars',
        title: texts.columns.stars,
        cell: ({ rating }) => (rating === null ? texts.noStars : texts.starsOf(rating)),
        isNumber: true,
        onPhone: 'end',
      },
      {
        id: 'state',
        title: texts.columns.state,
        cell: ({ state }) => <span className={stateStyles[state]}>{texts.states[state]}</span>,
        onPhone: 'end',
      },
      {
        id: 'since',
        title: texts.columns.since,
        cell: ({ created_at }) => <Ago at={created_at} />,
        isNumber: true,
        onPhone: 'off',
      },
    ],
    [texts],
  );
};

const useFilters = (): readonly ListFilter[] => {
  const texts = useTexts('reviews');
  return useMemo(
    () => [
      { name: 'q', kind: 'text', label: texts.sku },
      {
        name: 'state',
        kind: 'choice',
        label: texts.state,
        choices: Object.entries(texts.states).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'rating',
        kind: 'choice',
        label: texts.stars,
        choices: [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: texts.starsOf(stars) })),
      },
    ],
    [texts],
  );
};

const useViews = (): readonly ListView[] => {
  const { states } = useTexts('reviews');
  const { allRows } = useTexts('list');
  return useMemo(
    () => [
      { name: states.pending, search: 'state=pending' },
      { name: states.approved, search: 'state=approved' },
      { name: states.rejected, search: 'state=rejected' },
      { name: allRows, search: '' },
    ],
    [states, allRows],
  );
};

/** Approves or rejects the selected reviews. */
const useBulk = () => {
  const texts = useTexts('reviews');
  const decide = useDecideReviews();
  return (selected: readonly DeskReview[], clear: () => void) =>
    (['approve', 'reject'] as const).map((decision) => (
      <button
        className={deskButton.quiet}
        key={decision}
        onClick={() =>
          void decide(
            selected.map(({ id }) => id),
            decision,
          ).then(clear)
        }
        type="button"
      >
        {decision === 'approve' ? texts.approveMany(selected.length) : texts.rejectMany(selected.length)}
      </button>
    ));
};

/** Reviews of products: those that wait, and what was decided on the others. */
export const ReviewsScreen = () => {
  const texts = useTexts('reviews');
  const [search] = useSearchParams();
  const { openedId, close } = useOpenedRow();
  const filters = useFilters();
  const answer = useCall('desk/reviews', { query: queryOf(search, filters) });
  const open = answer.data?.items.find(({ id }) => String(id) === openedId);
  return (
    <Screen help={texts.help} title={texts.title}>
      <ResourceList
        answer={answer}
        bulk={useBulk()}
        columns={useColumns()}
        filters={filters}
        label={texts.title}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.review(id, search)}
        rowName={({ title }) => title}
        views={useViews()}
      />
      {open && (
        <Suspense>
          <ReviewSheet key={open.id} onClose={close} review={open} />
        </Suspense>
      )}
    </Screen>
  );
};
