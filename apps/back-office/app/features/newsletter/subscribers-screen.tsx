import type { DeskResult } from '@dijla/contract/desk-client';
import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { saveFile } from '@dijla/ui-kit/save-file.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, type ListView, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { Screen } from '../../shell/screen.tsx';
import { showToast } from '../../undo/toast-state.ts';

type Subscriber = DeskResult<'desk/subscribers'>['items'][number];

const useColumns = (): readonly ListColumn<Subscriber>[] => {
  const texts = useTexts('newsletter');
  return useMemo(
    () => [
      {
        id: 'email',
        title: texts.columns.email,
        cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'language',
        title: texts.columns.language,
        cell: ({ language }) => texts.languages[language] ?? language,
        onPhone: 'second',
      },
      {
        id: 'state',
        title: texts.columns.state,
        cell: ({ confirmed_at }) => (
          <span className={confirmed_at === null ? 'text-ink-soft' : ''}>
            {texts.states[confirmed_at === null ? 'waiting' : 'confirmed']}
          </span>
        ),
        onPhone: 'second',
      },
      {
        id: 'since',
        title: texts.columns.since,
        cell: ({ created_at, confirmed_at }) => <Moment at={confirmed_at ?? created_at} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts],
  );
};

const useFilters = (): readonly ListFilter[] => {
  const texts = useTexts('newsletter');
  return useMemo(
    () => [
      { name: 'q', kind: 'text', label: texts.email },
      {
        name: 'state',
        kind: 'choice',
        label: texts.columns.state,
        choices: Object.entries(texts.states).map(([value, label]) => ({ value, label })),
      },
    ],
    [texts],
  );
};

const useViews = (): readonly ListView[] => {
  const { states } = useTexts('newsletter');
  const { allRows } = useTexts('list');
  return useMemo(
    () => [
      { name: allRows, search: '' },
      { name: states.confirmed, search: 'state=confirmed' },
      { name: states.waiting, search: 'state=waiting' },
    ],
    [states, allRows],
  );
};

/** Ends the newsletter of the selected, after a question. */
const Remove = ({ selected, onDone }: { selected: readonly Subscriber[]; onDone: () => void }) => {
  const texts = useTexts('newsletter');
  const { cancel } = useTexts('common');
  const textOf = useRefusalText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    try {
      for (const { id } of selected)
        await ask('desk/remove-subscriber', { params: { subscriberId: String(id) } });
      showToast({ type: 'success', message: texts.removed });
      onDone();
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
    await client.invalidateQueries({ queryKey: ['desk/subscribers'] });
  };
  return (
    <>
      <button className={deskButton.quiet} onClick={() => setAsking(true)} type="button">
        {texts.remove(selected.length)}
      </button>
      {isAsking && (
        <ConfirmDialog
          cancelLabel={cancel}
          confirmLabel={texts.removeNow}
          isDangerous
          onClose={() => setAsking(false)}
          onConfirm={() => void remove()}
          title={texts.removeTitle(selected.length)}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </>
  );
};

const removal = (selected: readonly Subscriber[], clear: () => void) => (
  <Remove onDone={clear} selected={selected} />
);

/** Saves everybody who gets the newsletter as a file, for which the second factor is asked again. */
const useCsv = () => {
  const { csvName } = useTexts('newsletter');
  const textOf = useRefusalText();
  return (): void => {
    ask('desk/export-subscribers', { body: {} })
      .then((file) => saveFile(file, `${csvName}.csv`))
      .catch((error: unknown) => showToast({ type: 'error', message: textOf(error) }));
  };
};

/** Who gets the newsletter. */
export const SubscribersScreen = () => {
  const texts = useTexts('newsletter');
  const [search] = useSearchParams();
  const filters = useFilters();
  return (
    <Screen help={texts.help} title={texts.title}>
      <ResourceList
        answer={useCall('desk/subscribers', { query: queryOf(search, filters) })}
        bulk={removal}
        columns={useColumns()}
        filters={filters}
        fills={texts.help[0]}
        label={texts.title}
        onCsv={useCsv()}
        rowId={({ id }) => String(id)}
        rowLink={() => paths.newsletter}
        rowName={({ email }) => email}
        views={useViews()}
      />
    </Screen>
  );
};
