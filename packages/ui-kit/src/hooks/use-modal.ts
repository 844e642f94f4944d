import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { openModal } from '../overlays/open-modal.ts';

/**
 * Where the focus goes when the dialog opens: to its heading, which is read out, or to the first field, for
 * typing at once.
 */
export type FirstFocus = 'heading' | 'first-field';

const firstField = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Controls a native modal dialog that is open as long as it is rendered. `onClose` is called when its
 * closing animation has ended. A click outside closes it like Escape, and the focus returns to the element
 * that opened it.
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
    // In React, the close event of a nested dialog bubbles to this one.
    if (event.target !== event.currentTarget) return;
    // A dialog that is no longer rendered was closed by its parent, which needs no call.
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
