import { grouped } from '@dijla/messages/plural';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { withTexts } from '../../i18n/desk-texts.ts';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { Ago } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, type ListView, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { useOpenedRow } from '../../resource-list/use-opened-row.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { DeadJobs } from './dead-jobs.tsx';
import type { DeskMessage } from './desk-message.ts';
import { templateName } from './template-name.ts';
import { useSendAgain } from './use-send-again.ts';

const SenderDomain = lazy(() =>
  withTexts(['sender'], async () => ({ default: (await import('./sender-domain.tsx')).SenderDomain })),
);
const MessageSheet = lazy(async () => ({ default: (await import('./message-sheet.tsx')).MessageSheet }));

const stateStyles = {
  failed: 'font-semibold text-danger',
  suppressed: 'text-ink-soft',
  waiting: '',
  sent: 'text-success',
};

const useColumns = (): readonly ListColumn<DeskMessage>[] => {
  const texts = useTexts('messages');
  return useMemo(
    () => [
      {
        id: 'what',
        title: texts.columns.what,
        cell: ({ template, channel }) => `${templateName(texts, template)} · ${texts.channels[channel]}`,
        onPhone: 'first',
      },
      {
        id: 'to',
        title: texts.columns.to,
        cell: ({ to }) => (to === null ? texts.hidden : <bdi dir="ltr">{to}</bdi>),
        onPhone: 'second',
      },
      {
        id: 'state',
        title: texts.columns.state,
        cell: ({ state }) => <span className={stateStyles[state]}>{texts.states[state]}</span>,
        onPhone: 'end',
      },
      {
        id: 'why',
        title: texts.columns.why,
        cell: ({ error }) => error !== null && <bdi dir="ltr">{error}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'tries',
        title: texts.columns.tries,
        cell: ({ attempts }) => grouped(attempts),
        isNumber: true,
        onPhone: 'off',
      },
      {
        id: 'since',
        title: texts.columns.since,
        cell: ({ created_at }) => <Ago at={created_at} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts],
  );
};

const useFilters = (): readonly ListFilter[] => {
  const texts = useTexts('messages');
  return useMemo(
    () => [
      {
        name: 'state',
        kind: 'choice',
        label: texts.state,
        choices: Object.entries(texts.states).map(([value, label]) => ({ value, label })),
      },
    ],
    [texts],
  );
};

const useViews = (): readonly ListView[] => {
  const { views } = useTexts('messages');
  const { allRows } = useTexts('list');
  return useMemo(
    () => [
      { name: allRows, search: '' },
      { name: views.failed, search: 'state=failed' },
      { name: views.waiting, search: 'state=waiting' },
      { name: views.sent, search: 'state=sent' },
    ],
    [views, allRows],
  );
};

/** Sends the selected messages again. */
const useBulk = () => {
  const texts = useTexts('messages');
  const sendAgain = useSendAgain();
  return (selected: readonly DeskMessage[], clear: () => void) => (
    <button
      className={deskButton.quiet}
      onClick={() => void sendAgain(selected.map(({ id }) => id)).then(clear)}
      type="button"
    >
      {texts.againMany(selected.filter(({ can_send }) => can_send).length)}
    </button>
  );
};

/** Leads to the texts of messages, for who may write them. */
const TextsLink = () => {
  const texts = useTexts('messageTexts');
  return (
    <Link className={deskButton.plain} to={paths.messageTexts}>
      <DeskIcon name="edit" />
      {texts.open}
    </Link>
  );
};

/** What was sent to customers and staff, what waits and what failed; and jobs that failed at every try. */
export const MessagesScreen = () => {
  const texts = useTexts('messages');
  const may = useMay();
  const [search] = useSearchParams();
  const { openedId, close } = useOpenedRow();
  const filters = useFilters();
  const answer = useCall('desk/messages', { query: queryOf(search, filters) }, { everyMs: 30_000 });
  const bulk = useBulk();
  const open = answer.data?.items.find(({ id }) => String(id) === openedId);
  return (
    <Screen actions={may('messages.edit') && <TextsLink />} help={texts.help} title={texts.title}>
      <ResourceList
        answer={answer}
        bulk={may('messages.send') ? bulk : undefined}
        columns={useColumns()}
        filters={filters}
        label={texts.title}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.message(id, search)}
        rowName={({ id, template }) => `${templateName(texts, template)} ${id}`}
        views={useViews()}
      />
      <div className="grid grid-cols-1 items-start gap-4 pt-6 lg:grid-cols-2">
        {may('jobs.manage') && <DeadJobs />}
        <Suspense>
          <SenderDomain />
        </Suspense>
      </div>
      {open && (
        <Suspense>
          <MessageSheet message={open} onClose={close} />
        </Suspense>
      )}
    </Screen>
  );
};
