import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { openModal } from '../overlays/open-modal.ts';

/** Where the focus goes when it opens: to its heading, which is read out, or to the first field, where one types at once. */
export type FirstFocus = 'heading' | 'first-field';

const firstField = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * A native modal dialog that is open as long as it is rendered. `onClose` comes when its way out has been seen; a click beside it
 * closes it like Escape does, and the focus goes back to what opened it.
 */
export const useModal = (onClose: () => void, firstFocus: FirstFocus = 'heading') => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const close = openModal(element);
    const field = firstFocus === 'first-field' ? element.querySelector<HTMLElement>(firstField) : null;
    (field ?? element.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
    return close;
  }, [firstFocus]);
  const tellWhenGone = (event: SyntheticEvent<HTMLDialogElement>) => {
    // React lets the closing of a dialog within this one rise to it.
    if (event.target !== event.currentTarget) return;
    // One that is no longer rendered was closed by whoever rendered it.
    const motions = dialog.current?.getAnimations() ?? [];
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => dialog.current && onClose());
  };
  const closeOnVeil = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) dialog.current?.close();
  };
  return {
    close: () => dialog.current?.close(),
    handlers: { onClick: closeOnVeil, onClose: tellWhenGone, ref: dialog },
  };
};
