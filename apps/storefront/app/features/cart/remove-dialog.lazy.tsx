import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';

export type RemoveDialogProps = { name: string; onRemove: () => void; onClose: () => void };

/** Asks for confirmation before a line is removed (spec 1 §9). */
export const RemoveDialog = ({ name, onRemove, onClose }: RemoveDialogProps) => {
  const texts = useTexts('cart');
  return (
    <ConfirmDialog
      cancelLabel={texts.keep}
      confirmLabel={texts.remove}
      onClose={onClose}
      onConfirm={onRemove}
      title={texts.removeQuestion}
    >
      <bdi>{name}</bdi>
    </ConfirmDialog>
  );
};
