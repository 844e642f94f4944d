import { lazyPart } from '../../i18n/lazy-part.tsx';
import { AccountRoom } from './account-room.tsx';

/** What only a read device can show: who is signed in. The page brings the texts. */
export const entrance = lazyPart({ part: async () => (await import('./lazy/entrance-page.tsx')).EntrancePage, room: AccountRoom });
export const profile = lazyPart({ part: async () => (await import('./lazy/profile-page.tsx')).ProfilePage, room: AccountRoom });
