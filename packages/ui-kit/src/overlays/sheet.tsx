import { type ReactNode, useId } from 'react';
import { iconButtonStyle } from '../button-style.ts';
import { Icon } from '../pictures/icon.tsx';
import { useDragToClose } from '../hooks/use-drag-to-close.ts';
import { type FirstFocus, useModal } from '../hooks/use-modal.ts';

export type SheetProps = {
  title: string;
  closeLabel: string;
  /**
   * `bottom` is a centered box on wide screens; `end` is a drawer from the inline end, with full width on
   * phones.
   */
  from: 'bottom' | 'end';
  onClose: () => void;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  firstFocus?: FirstFocus;
  /** Id of the dialog, where others know it by one. */
  id?: string;
};

const appearances = {
  bottom:
    'sheet-bottom-motion inset-x-0 top-auto bottom-0 max-h-[88dvh] w-full max-w-none rounded-t-sheet md:inset-0 md:m-auto md:h-fit md:max-h-[80dvh] md:max-w-xl md:rounded-sheet',
  end: 'drawer-motion inset-y-0 start-auto end-0 h-dvh max-h-none w-full max-w-md md:rounded-s-sheet',
} as const;

/**
 * A modal sheet over the page. It is a native dialog, so the page behind is inert and has an overlay, Escape
 * closes it, and focus returns to the element that opened it. It is open as long as it is rendered; the
 * parent stops rendering it when `onClose` is called.
 */
export const Sheet = ({
  title,
  closeLabel,
  from,
  onClose,
  children,
  footer,
  firstFocus = 'heading',
  id,
}: SheetProps) => {
  const titleId = useId();
  const { close, handlers } = useModal(onClose, firstFocus);
  const pulled = useDragToClose();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself; a click on the veil is the pointer's way
    <dialog
      aria-labelledby={titleId}
      className={`fixed m-0 overflow-hidden overscroll-contain bg-surface p-0 text-ink shadow-float open:flex open:flex-col ${appearances[from]}`}
      id={id}
      {...handlers}
    >
      <header
        className={`relative flex items-center justify-between gap-4 ps-5 pe-2 ${from === 'bottom' ? 'touch-none pt-4 pb-1 md:py-2' : 'py-2'}`}
        {...(from === 'bottom' ? pulled : {})}
      >
        {from === 'bottom' && (
          <span className="absolute inset-x-0 top-2 mx-auto h-1 w-10 rounded-full bg-line md:hidden" />
        )}
        <h2 className="text-lg outline-none" id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button aria-label={closeLabel} className={iconButtonStyle} onClick={close} type="button">
          <Icon name="close" />
        </button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-5">{children}</div>
      {footer !== undefined && (
        <footer className="px-5 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] shadow-edge">
          {footer}
        </footer>
      )}
    </dialog>
  );
};
