import { languages, storeViews } from '@dijla/contract/store-views';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { RefusalNote } from '../../parts/failure-note.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { typedList } from '../../parts/typed-list.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import { FoundList } from './found-list.tsx';
import type { WordGroup } from './word-group.ts';
import { writtenIn } from '../../parts/written-in.ts';

/** `words` by language, separated by commas; `tried` and `view` are what the change is tried with. */
type Values = {
  code: string;
  kind: WordGroup['kind'];
  words: Record<string, string>;
  tried: string;
  view: string;
};

const wordsTyped = (typed: Values['words']): WordGroup['words'] =>
  Object.fromEntries(
    Object.entries(typed)
      .map(([language, line]): [string, string[]] => [language, typedList(line)])
      .filter(([, list]) => list.length > 0),
  );

/** Returns the group as it was typed, with its words of languages that the form does not show. */
const groupOf = ({ code, kind, words }: Values, group: WordGroup | undefined): WordGroup => ({
  code: code.trim(),
  kind,
  words: {
    ...Object.fromEntries(
      Object.entries(group?.words ?? {}).filter(([language]) => words[language] === undefined),
    ),
    ...wordsTyped(words),
  },
});

type Tried = { view: string; q: string; words: string };

/** What a search finds now and with the words as they are typed. */
const TriedWords = ({ group }: { group: WordGroup | undefined }) => {
  const texts = useTexts('searchRules');
  const { getValues } = useFormContext<Values>();
  const { stores } = useTexts('searches');
  const [tried, setTried] = useState<Tried | null>(null);
  const { data, error } = useCall(
    'desk/search-text',
    { query: tried ?? { view: '', q: '' } },
    { isOff: tried === null },
  );
  const show = (): void => {
    const values = getValues();
    const words = groupOf(values, group);
    if (values.tried.trim() !== '' && words.code !== '')
      setTried({ view: values.view, q: values.tried.trim(), words: JSON.stringify(words) });
  };
  return (
    <div className="grid gap-3 rounded-card bg-sunken p-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <FormText label={texts.tryText} maxLength={256} name="tried" />
        <FormSelect
          choices={Object.entries(stores).map(([value, label]) => ({ value, label }))}
          label={texts.store}
          name="view"
        />
      </div>
      <button className={`${deskButton.quiet} bg-surface!`} onClick={show} type="button">
        {texts.tryIt}
      </button>
      {tried !== null && error !== null && <RefusalNote error={error} />}
      {tried !== null && error === null && data !== undefined && (
        <div className="grid gap-6 sm:grid-cols-2">
          <FoundList found={data.now} title={texts.now} />
          {data.trial !== null && <FoundList found={data.trial} title={texts.trial} />}
        </div>
      )}
    </div>
  );
};

/** The form of a group of words; without a group a new one. */
// oxlint-disable-next-line max-lines-per-function -- one form and what it sends
export const WordsSheet = ({ group, onClose }: { group: WordGroup | undefined; onClose: () => void }) => {
  const texts = useTexts('searchRules');
  const ordered = useOwnLanguagesFirst();
  const { close } = useTexts('common');
  const client = useQueryClient();
  const beginning = useMemo<Values>(
    () => ({
      code: group?.code ?? '',
      kind: group?.kind ?? 'synonym',
      words: Object.fromEntries(
        languages.map((language) => [language, (group?.words[language] ?? []).join(', ')]),
      ),
      tried: '',
      view: languages[0] ?? 'ar',
    }),
    [group],
  );
  const send = async (body: WordGroup): Promise<void> => {
    await ask('desk/save-search-words', { body });
    showToast({ type: 'success', message: texts.wordsSaved });
    await client.invalidateQueries();
    onClose();
  };
  const textOf = useRefusalText();
  const remove = (removed: WordGroup): void => {
    send({ ...removed, words: {} }).catch((error: unknown) =>
      showToast({ type: 'error', message: textOf(error) }),
    );
  };
  const kinds = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));
  return (
    <Sheet
      closeLabel={close}
      from="end"
      onClose={onClose}
      title={group === undefined ? texts.addWords : group.code}
    >
      <ResourceForm<Values>
        beside={
          group !== undefined && (
            <ConfirmedButton
              className={deskButton.plain}
              name={texts.removeWords}
              onConfirm={() => remove(group)}
              question={texts.removeWordsTitle(group.code)}
            >
              {texts.removeWords}
            </ConfirmedButton>
          )
        }
        defaultValues={beginning}
        onSave={(values) => send(groupOf(values, group))}
      >
        {group === undefined && <FormText isRequired label={texts.code} maxLength={60} name="code" />}
        <FormSelect choices={kinds} label={texts.kind} name="kind" />
        {ordered.map((language) => (
          <FormText
            {...writtenIn(language)}
            hint={texts.wordsHint}
            key={language}
            label={texts.wordsIn(storeViews[language].name)}
            name={`words.${language}`}
          />
        ))}
        <TriedWords group={group} />
      </ResourceForm>
    </Sheet>
  );
};
