import { useEffect } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { showNotification } from '../../shop/page/notification-state.ts';

/**
 * Warns that a list without products is empty because there is no connection and the device has none (spec 1
 * §8).
 */
export const useOfflineWarning = (): void => {
  const shell = useTexts('shell');
  useEffect(() => {
    if (!navigator.onLine)
      showNotification({ type: 'warning', message: shell.noProductsOffline, action1: { label: shell.ok } });
  }, [shell]);
};
