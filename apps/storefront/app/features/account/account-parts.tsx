import { lazyPart } from '../../i18n/lazy-part.tsx';
import { AccountPlaceholder } from './account-placeholder.tsx';

/** What only a read device can show: who is signed in. The page brings the texts. */
export const entrance = lazyPart({
  part: async () => (await import('./entrance-page.lazy.tsx')).EntrancePage,
  room: AccountPlaceholder,
});
export const profile = lazyPart({
  part: async () => (await import('./profile-page.lazy.tsx')).ProfilePage,
  room: AccountPlaceholder,
});
