import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { iconButtonStyle } from './button-style.ts';
import { Icon } from './icon.tsx';

export type SheetProps = {
  title: string;
  closeLabel: string;
  /** `bottom` becomes a box in the middle on wide screens, `end` a drawer from the inline end, full width on phones. */
  from: 'bottom' | 'end';
  onClose: () => void;
  children: ReactNode;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
};

const looks = {
  bottom: 'sheet-motion inset-x-0 top-auto bottom-0 max-h-[88dvh] w-full rounded-t-sheet md:inset-0 md:m-auto md:h-fit md:max-h-[80dvh] md:max-w-xl md:rounded-sheet',
  end: 'drawer-motion inset-y-0 start-auto end-0 h-dvh max-h-none w-full max-w-md md:rounded-s-sheet',
} as const;

/**
 * A modal sheet over the page: a native dialog, so the page behind is inert and has an overlay, Escape closes, and focus goes back to what opened it.
 * It is open as long as it is rendered; whoever renders it stops when `onClose` is called.
 */
export const Sheet = ({ title, closeLabel, from, onClose, children, footer }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  const closeOnVeil = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) dialog.current?.close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself; a click on the veil is the pointer's way
    <dialog
      aria-labelledby={titleId}
      className={`fixed m-0 overscroll-contain bg-surface p-0 text-ink shadow-float open:flex open:flex-col ${looks[from]}`}
      onClick={closeOnVeil}
      onClose={onClose}
      ref={dialog}
    >
      <header className="flex items-center justify-between gap-4 border-b border-line ps-5 pe-2 py-2">
        <h2 className="text-lg" id={titleId}>
          {title}
        </h2>
        <button aria-label={closeLabel} className={iconButtonStyle} onClick={() => dialog.current?.close()} type="button">
          <Icon name="close" />
        </button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
      {footer !== undefined && <footer className="border-t border-line p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">{footer}</footer>}
    </dialog>
  );
};
