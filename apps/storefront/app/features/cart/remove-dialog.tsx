import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { buttonStyle } from '../../ui/button-style.ts';

/** Asks before a line is removed (spec 1 §9); open while `name` is set. */
export const RemoveDialog = ({ name, onRemove, onKeep }: { name: string | null; onRemove: () => void; onKeep: () => void }) => {
  const texts = useTexts('cart');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (name === null) dialog.current?.close();
    else dialog.current?.showModal();
  }, [name]);
  return (
    <dialog
      aria-labelledby="remove-question"
      className="sheet-motion m-0 mt-auto w-full max-w-none rounded-t-sheet bg-surface p-6 pb-8 text-ink shadow-float md:m-auto md:max-w-md md:rounded-sheet"
      onClose={onKeep}
      ref={dialog}
    >
      <h2 className="text-xl" id="remove-question">
        {texts.removeQuestion}
      </h2>
      <p className="pt-1 text-ink-soft">
        <bdi>{name}</bdi>
      </p>
      <div className="grid grid-cols-2 gap-3 pt-6">
        <button className={buttonStyle.quiet} onClick={onKeep} type="button">
          {texts.keep}
        </button>
        <button className={buttonStyle.primary} onClick={onRemove} type="button">
          {texts.remove}
        </button>
      </div>
    </dialog>
  );
};
