import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { RefusalNote } from '../../../parts/failure-note.tsx';
import { paths } from '../../../paths.ts';
import { ask } from '../../../provider-client/ask.ts';
import { showToast } from '../../../undo/toast-state.ts';
import type { OpenedCarousel } from './carousel-values.ts';

/** Removes a carousel that nothing shows, once that is confirmed; says where it is shown otherwise. */
export const RemoveCarousel = ({ opened: { id, version } }: { opened: OpenedCarousel }) => {
  const texts = useTexts('carousels');
  const { cancel } = useTexts('common');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const remove = async (): Promise<void> => {
    try {
      await ask('desk/delete-carousel', { params: { carouselId: String(id) }, body: { version } });
      showToast({ type: 'success', message: texts.removed });
      void client.invalidateQueries({ queryKey: ['desk/carousels'] });
      void navigate(paths.carousels, { replace: true });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      {failure !== null && <RefusalNote error={failure} />}
      <button className={deskButton.plain} onClick={() => setIsAsked(true)} type="button">
        {texts.remove}
      </button>
      {isAsked && (
        <ConfirmDialog
          cancelLabel={cancel}
          confirmLabel={texts.remove}
          isDangerous
          onClose={() => setIsAsked(false)}
          onConfirm={() => void remove()}
          title={texts.removeTitle}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </div>
  );
};
