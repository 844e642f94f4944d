import { Toast } from '@dijla/ui-kit/overlays/toast.tsx';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { closeToast, currentToasts, onToast } from './toast-state.ts';

/** Notices at the end of the screen, read out as they come. */
export const Toasts = () => {
  const toasts = useSyncExternalStore(onToast, currentToasts);
  const { close } = useTexts('common');
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-toast grid justify-items-end gap-2 md:bottom-4"
    >
      {toasts.map(({ id, ...toast }) => (
        <div className="pointer-events-auto w-full max-w-md" key={id}>
          <Toast {...toast} closeLabel={close} onClose={() => closeToast(id)} />
        </div>
      ))}
    </div>
  );
};
