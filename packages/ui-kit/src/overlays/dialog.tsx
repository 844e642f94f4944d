import { type ReactNode, useId } from 'react';
import { buttonStyle } from '../button-style.ts';
import { useModal } from '../hooks/use-modal.ts';

export type ConfirmDialogProps = {
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** True for an irreversible action, which is shown in the danger color. */
  isDangerous?: boolean;
  onConfirm: () => void;
  /**
   * Called when the dialog closes, also by Escape, a click outside, or after `onConfirm`. The parent then
   * stops rendering it.
   */
  onClose: () => void;
};

/** A dialog that asks one question. It is open as long as it is rendered. */
export const ConfirmDialog = ({
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const id = useId();
  const { close, handlers } = useModal(onClose);
  const confirm = () => {
    onConfirm();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself; a click on the veil is the pointer's way
    <dialog
      aria-describedby={children === undefined ? undefined : `${id}-detail`}
      aria-labelledby={id}
      className="sheet-bottom-motion fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none rounded-t-sheet bg-surface p-0 text-ink shadow-float md:inset-0 md:m-auto md:h-fit md:max-w-md md:rounded-sheet"
      role="alertdialog"
      {...handlers}
    >
      <div className="p-6 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <h2 className="text-xl outline-none" id={id} tabIndex={-1}>
          {title}
        </h2>
        {children !== undefined && (
          <div className="pt-1.5 text-ink-soft" id={`${id}-detail`}>
            {children}
          </div>
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 pt-6">
          <button className={buttonStyle.quiet} onClick={close} type="button">
            {cancelLabel}
          </button>
          <button
            className={isDangerous ? buttonStyle.danger : buttonStyle.primary}
            onClick={confirm}
            type="button"
          >
            {confirmLabel}
          </button>
        </div>
      </div>
    </dialog>
  );
};
