import { createContext, use } from 'react';
import type { DeskResult, Permission } from '@dijla/contract/desk-client';

export type DeskSession = DeskResult<'desk/session'>;

export const SessionContext = createContext<DeskSession | null>(null);

/** Returns who is signed in. Throws where nobody is. */
export const useSession = (): DeskSession => {
  const session = use(SessionContext);
  if (session === null) throw new Error('Nobody is signed in here');
  return session;
};

/** Returns whether the member has a permission: a screen hides the rest, and the provider refuses it. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const { permissions } = useSession();
  return (permission) => permissions.includes(permission);
};
