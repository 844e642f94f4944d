import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
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
import { type DeskQuestion, useDecideQuestions } from './use-decide-questions.ts';

const QuestionSheet = lazy(async () => ({
  default: (await import('./question-sheet.tsx')).QuestionSheet,
}));

const stateStyles = { pending: 'font-semibold', approved: 'text-success', rejected: 'text-ink-soft' };

// oxlint-disable-next-line max-lines-per-function -- a table of columns
const useColumns = (): readonly ListColumn<DeskQuestion>[] => {
  const texts = useTexts('questions');
  return useMemo(
    () => [
      {
        id: 'question',
        title: texts.columns.question,
        cell: ({ text, has_rude_words }) => (
          <>
            {has_rude_words && <span className="font-semibold text-danger">{texts.rude} · </span>}
            <bdi className="line-clamp-2">{text}</bdi>
          </>
        ),
        onPhone: 'first',
      },
      {
        id: 'product',
        title: texts.columns.product,
        cell: ({ product }) => <bdi>{product.name}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'by',
        title: texts.columns.by,
        cell: ({ nickname }) => <bdi>{nickname}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'answers',
        title: texts.columns.answers,
        cell: ({ answers, waiting_answers }) =>
          waiting_answers > 0 ? (
            <span className="font-semibold">{texts.waitingAnswers(waiting_answers)}</span>
          ) : (
            answers.length
          ),
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
  const texts = useTexts('questions');
  return useMemo(
    () => [
      { name: 'q', kind: 'text', label: texts.sku },
      {
        name: 'state',
        kind: 'choice',
        label: texts.state,
        choices: [
          { value: 'waiting', label: texts.waiting },
          { value: 'approved', label: texts.states.approved },
          { value: 'rejected', label: texts.states.rejected },
        ],
      },
    ],
    [texts],
  );
};

const useViews = (): readonly ListView[] => {
  const { waiting, states } = useTexts('questions');
  const { allRows } = useTexts('list');
  return useMemo(
    () => [
      { name: waiting, search: 'state=waiting' },
      { name: states.approved, search: 'state=approved' },
      { name: states.rejected, search: 'state=rejected' },
      { name: allRows, search: '' },
    ],
    [waiting, states, allRows],
  );
};

/** Approves or rejects the selected questions. */
const useBulk = () => {
  const texts = useTexts('questions');
  const decide = useDecideQuestions();
  return (selected: readonly DeskQuestion[], clear: () => void) =>
    (['approve', 'reject'] as const).map((decision) => (
      <button
        className={deskButton.quiet}
        key={decision}
        onClick={() => void decide({ questions: selected.map(({ id }) => id) }, decision).then(clear)}
        type="button"
      >
        {decision === 'approve' ? texts.approveMany(selected.length) : texts.rejectMany(selected.length)}
      </button>
    ));
};

/** Questions about products: those that wait, and what was decided on the others. */
export const QuestionsScreen = () => {
  const texts = useTexts('questions');
  const [search] = useSearchParams();
  const { openedId, close } = useOpenedRow();
  const filters = useFilters();
  const answer = useCall('desk/questions', { query: queryOf(search, filters) });
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
        rowLink={({ id }) => paths.question(id, search)}
        rowName={({ text }) => text}
        views={useViews()}
      />
      {open && (
        <Suspense>
          <QuestionSheet key={open.id} onClose={close} question={open} />
        </Suspense>
      )}
    </Screen>
  );
};
