import type { SyncTask, TaskCallbacks } from '../queue/sync-task.ts';
import { addressBookSaved } from './account/address-book.ts';
import { profileSaved } from './account/profile-saved.ts';
import type { SessionHolder } from './session-holder.ts';

type Callback = (holder: SessionHolder, task: SyncTask) => Promise<void>;

/**
 * Who receives the answers of tasks, refusals included, on an open page. A task stored by another build may
 * name a callback that this one does not know.
 */
export const taskCallbacks: Readonly<Record<keyof TaskCallbacks, Callback>> &
  Partial<Record<string, Callback>> = {
  'store:session/profile-saved': profileSaved,
  'store:session/address-book-saved': addressBookSaved,
  'store:session/address-removed': addressBookSaved,
};
