import type { CustomerProfile } from '@dijla/contract/client';
import type { SyncTask } from '../../queue/sync-task.ts';
import { refusalText } from '../../sync/refusal-text.ts';
import type { SessionHolder } from '../session-holder.ts';

declare module '../../queue/sync-task.ts' {
  interface TaskCallbacks {
    'store:session/profile-saved': true;
  }
}

/**
 * Stores the profile as the provider has saved it, or posts why it was refused (wire §6.5). A text that the
 * shopper has seen already is not posted again.
 */
export const profileSaved = async (
  { keepProfile, place }: SessionHolder,
  { code, result }: SyncTask,
): Promise<void> => {
  if (code !== 200) {
    const text =
      typeof result === 'object' && result !== null && !Array.isArray(result) ? refusalText(result) : '';
    if (typeof result !== 'string') place.notify({ code: 'session.profile-refused', kind: 'error', text });
    return;
  }
  await keepProfile(result as CustomerProfile);
  place.notify({ code: 'session.profile-saved', kind: 'success' });
};
