import { useEffect } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { showNotification } from '../../shop/page/notification-state.ts';

/**
 * Warns that a list without products is empty because there is no connection and the device has none, or because the
 * provider failed (spec 1 §8).
 */
export const useOfflineWarning = (isUnavailable = false): void => {
  const shell = useTexts('shell');
  useEffect(() => {
    if (isUnavailable || !navigator.onLine)
      showNotification({ type: 'warning', message: shell.noProductsOffline, action1: { label: shell.ok } });
  }, [isUnavailable, shell]);
};
