import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/use-desk.ts';

/** A button of what cannot be undone: it asks once before it acts. */
export const ConfirmedButton = ({
  children,
  className,
  name,
  question,
  onConfirm,
}: {
  /** What it shows; with a picture alone it needs a `name`. */
  children: ReactNode;
  className: string;
  /** What it does, on the button that confirms it. */
  name: string;
  question: string;
  onConfirm: () => void;
}) => {
  const texts = useTexts('common');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button aria-label={name} className={className} onClick={() => setIsAsking(true)} type="button">
        {children}
      </button>
      {isAsking && (
        <ConfirmDialog
          cancelLabel={texts.cancel}
          confirmLabel={name}
          isDangerous
          onClose={() => setIsAsking(false)}
          onConfirm={onConfirm}
          title={question}
        >
          {texts.final}
        </ConfirmDialog>
      )}
    </>
  );
};
