import { type SubmitEvent, useId, useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { commentOnWish, type DeviceWish } from '../../device/lists/wishlist-actions.ts';

/** Longest note, in characters. */
const longest = 1000;

type NoteFormProps = { wish: DeviceWish; onClose: () => void };

const NoteForm = ({ wish, onClose }: NoteFormProps) => {
  const texts = useTexts('wishlist');
  const id = useId();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = new FormData(event.currentTarget).get('note');
    void commentOnWish(wish, typeof note === 'string' ? note : '');
    onClose();
  };
  return (
    <form className="grid gap-2 pt-1" onSubmit={save}>
      <label className="text-sm font-medium" htmlFor={id}>
        {texts.noteLabel}
      </label>
      <textarea
        className="min-h-20 w-full rounded-card bg-sunken px-3 py-2"
        defaultValue={wish.comment ?? ''}
        dir="auto"
        id={id}
        maxLength={longest}
        name="note"
      />
      <div className="flex gap-2">
        <button className={buttonStyle.primary} type="submit">
          {texts.save}
        </button>
        <button className={buttonStyle.quiet} onClick={onClose} type="button">
          {texts.cancel}
        </button>
      </div>
    </form>
  );
};

/** The note of a wish, and the field that changes it. */
export const WishNote = ({ wish }: { wish: DeviceWish }) => {
  const texts = useTexts('wishlist');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <NoteForm onClose={() => setOpen(false)} wish={wish} />;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
      {wish.comment !== null && (
        <bdi className="min-w-0 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
          {wish.comment}
        </bdi>
      )}
      <button
        className="press min-h-11 font-semibold text-accent-ink"
        onClick={() => setOpen(true)}
        type="button"
      >
        {wish.comment === null ? texts.note : texts.editNote}
      </button>
    </p>
  );
};
