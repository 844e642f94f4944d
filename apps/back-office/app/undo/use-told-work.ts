import { useQueryClient } from '@tanstack/react-query';
import { useRefusalText } from '../parts/refusal-text.ts';
import { showToast } from './toast-state.ts';

/** Returns what carries work out and says what came of it, or why it was not done; all that is shown is read again. */
export const useToldWork = () => {
  const client = useQueryClient();
  const textOf = useRefusalText();
  return async (work: () => Promise<string>): Promise<void> => {
    try {
      showToast({ type: 'success', message: await work() });
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
    await client.invalidateQueries();
  };
};
