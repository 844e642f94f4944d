import type { CartLineView } from '@dijla/device/cart-view/cart-view';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { wishForLine } from '../../device/lists/wish-for-line.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';

export type RemoveDialogProps = { line: CartLineView; onRemove: () => void; onClose: () => void };

/** Asks for confirmation before a line is removed (spec 1 §9), or saves it for later. */
export const RemoveDialog = ({ line, onRemove, onClose }: RemoveDialogProps) => {
  const texts = useTexts('cart');
  const marks = useTexts('marks');
  const save = async () => {
    onClose();
    await wishForLine(line);
    onRemove();
  };
  return (
    <ConfirmDialog
      cancelLabel={texts.keep}
      confirmLabel={texts.remove}
      onClose={onClose}
      onConfirm={onRemove}
      title={texts.removeQuestion}
    >
      <bdi className="block">{line.name}</bdi>
      <button
        className="press -mx-2 mt-1 inline-flex min-h-11 items-center gap-2 rounded-card px-2 font-semibold text-accent-ink"
        onClick={() => void save()}
        type="button"
      >
        <Icon className="size-5" name="heart" />
        {marks.moveToWishlist}
      </button>
    </ConfirmDialog>
  );
};
