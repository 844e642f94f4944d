import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-desk.ts';
import { showToast } from '../../undo/toast-state.ts';

/** Returns a function that says a setting was saved and has every setting read again. */
export const useSavedSetting = (): ((name: string) => Promise<void>) => {
  const texts = useTexts('settings');
  const client = useQueryClient();
  return async (name) => {
    showToast({ type: 'success', message: texts.savedOf(name) });
    await client.invalidateQueries();
  };
};
