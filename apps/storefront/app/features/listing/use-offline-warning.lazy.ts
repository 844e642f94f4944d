import { useEffect } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { showNotification } from '../../shop/page/notification-state.ts';

/** Says of a list without products that none is on the device, when there is no connection (spec 1 §8). */
export const useOfflineWarning = (): void => {
  const shell = useTexts('shell');
  useEffect(() => {
    if (!navigator.onLine)
      showNotification({ type: 'warning', message: shell.noProductsOffline, action1: { label: shell.ok } });
  }, [shell]);
};
