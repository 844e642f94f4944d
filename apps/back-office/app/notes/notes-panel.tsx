import type { DeskResult } from '@dijla/contract/desk-client';
import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { FailureNote, RefusalNote } from '../parts/failure-note.tsx';
import { Moment } from '../parts/time/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import { useRefusalText } from '../parts/refusal-text.ts';
import { ask } from '../provider-client/ask.ts';
import { useCall } from '../provider-client/use-call.ts';
import { useMay } from '../session/use-session.ts';
import { showToast } from '../undo/toast-state.ts';

type Note = DeskResult<'desk/order-notes'>['items'][number];

/** What the notes are about, with the calls that read and write them. */
const about = {
  order: { list: 'desk/order-notes', add: 'desk/add-order-note', param: 'orderId' },
  customer: { list: 'desk/customer-notes', add: 'desk/add-customer-note', param: 'customerId' },
} as const;

const NoteItem = ({ note, onRemove }: { note: Note; onRemove: () => void }) => {
  const texts = useTexts('notes');
  return (
    <li className="border-t border-line py-2 first:border-0">
      <p className="[overflow-wrap:anywhere] whitespace-pre-line" dir="auto">
        {note.text}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <bdi>{note.author_name}</bdi>
        <Moment at={note.at} />
        {note.can_delete && (
          <ConfirmedButton
            className="press min-h-11 font-medium hover:underline md:min-h-8"
            name={texts.remove}
            onConfirm={onRemove}
            question={texts.removeTitle}
          >
            {texts.remove}
          </ConfirmedButton>
        )}
      </p>
    </li>
  );
};

const NoteForm = ({ onAdd }: { onAdd: (text: string) => Promise<unknown> }) => {
  const texts = useTexts('notes');
  const { saving } = useTexts('common');
  const id = useId();
  const [text, setText] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '' || isAdding) return;
    setIsAdding(true);
    setFailure(null);
    onAdd(text)
      .then(() => setText(''))
      .catch(setFailure)
      .finally(() => setIsAdding(false));
  };
  return (
    <form className="grid gap-2" onSubmit={submit}>
      <label className="sr-only" htmlFor={id}>
        {texts.write}
      </label>
      <textarea
        className={`${fieldStyle} min-h-16 py-2`}
        dir="auto"
        id={id}
        maxLength={2000}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        placeholder={texts.write}
        rows={2}
        value={text}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm text-ink-soft">{texts.hint}</span>
        {text.trim() !== '' && (
          <button aria-busy={isAdding} className={deskButton.quiet} type="submit">
            {isAdding ? saving : texts.add}
          </button>
        )}
      </div>
      {failure !== null && <RefusalNote error={failure} />}
    </form>
  );
};

/** What the staff wrote about an order or a customer for each other. */
export const NotesPanel = ({ of, id }: { of: keyof typeof about; id: number }) => {
  const texts = useTexts('notes');
  const may = useMay();
  const client = useQueryClient();
  const textOf = useRefusalText();
  const { list, add, param } = about[of];
  const params = { [param]: String(id) };
  const answer = useCall(list, { params });
  const refresh = (): Promise<unknown> => client.invalidateQueries({ queryKey: [list] });
  const write = async (text: string): Promise<void> => {
    await ask(add, { params, body: { text }, idempotencyKey: crypto.randomUUID() });
    await refresh();
  };
  const remove = async (note: Note): Promise<void> => {
    try {
      await ask('desk/delete-note', { params: { noteId: String(note.id) } });
      showToast({ type: 'success', message: texts.removed });
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
    await refresh();
  };
  const notes = answer.data?.items ?? [];
  return (
    <Panel title={texts.title}>
      {may('notes.write') && <NoteForm onAdd={write} />}
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data && notes.length === 0 && !may('notes.write') && (
        <p className="text-ink-soft">{texts.none}</p>
      )}
      <ul className="pt-2">
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} onRemove={() => void remove(note)} />
        ))}
      </ul>
    </Panel>
  );
};
