import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';

/** Whether an event is about to close this sheet: by its button, a press beside it, or as a phone goes back. */
const isClosing = ({ target }: Event, sheet: HTMLDialogElement): boolean =>
  target === sheet ||
  (target instanceof Element &&
    target.closest('dialog') === sheet &&
    target.closest('dialog > header button') !== null);

/** Keeps the sheet open where it is about to be closed, and calls `ask` instead. Returns the function that ends it. */
const holdOpen = (sheet: HTMLDialogElement, ask: () => void): (() => void) => {
  const hold = (event: Event): void => {
    if (!isClosing(event, sheet)) return;
    event.preventDefault();
    event.stopPropagation();
    ask();
  };
  const press = (event: KeyboardEvent): void => {
    const { key, target, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented) return;
    if (!(target instanceof Element) || target.closest('dialog') !== sheet) return;
    event.preventDefault();
    ask();
  };
  sheet.addEventListener('click', hold, true);
  sheet.addEventListener('cancel', hold, true);
  // After what the fields themselves do with Escape.
  document.addEventListener('keydown', press);
  return () => {
    sheet.removeEventListener('click', hold, true);
    sheet.removeEventListener('cancel', hold, true);
    document.removeEventListener('keydown', press);
  };
};

const sheetOf = (place: RefObject<HTMLElement | null>): HTMLDialogElement | null =>
  place.current?.closest('dialog') ?? null;

/** Asks before unsaved changes are left: inside the desk, with the sheet they stand in, and by closing the page. */
export const DirtyGuard = ({ isDirty }: { isDirty: boolean }) => {
  const texts = useTexts('common');
  const place = useRef<HTMLSpanElement>(null);
  const isLeaving = useRef(false);
  const [isAsked, setIsAsked] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isLeaving.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (sheetOf(place) !== null && currentLocation.search !== nextLocation.search)),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const sheet = sheetOf(place);
    const end = sheet === null ? undefined : holdOpen(sheet, () => setIsAsked(true));
    return () => {
      removeEventListener('beforeunload', ask);
      end?.();
    };
  }, [isDirty]);
  const leave = (): void => {
    isLeaving.current = true;
    if (blocker.state === 'blocked') return blocker.proceed();
    sheetOf(place)?.close();
  };
  return (
    <>
      <span hidden ref={place} />
      {(isAsked || blocker.state === 'blocked') && (
        <ConfirmDialog
          cancelLabel={texts.stay}
          confirmLabel={texts.leave}
          isDangerous
          onClose={() => {
            setIsAsked(false);
            if (blocker.state === 'blocked') blocker.reset();
          }}
          onConfirm={leave}
          title={texts.unsaved}
        >
          {texts.unsavedText}
        </ConfirmDialog>
      )}
    </>
  );
};
