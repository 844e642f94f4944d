import { useCallback } from 'react';
import { useTexts } from '../i18n/use-desk.ts';

/** Returns what names a role: the shop's words for those it begins with, the code of one of its own. */
export const useRoleName = (): ((code: string) => string) => {
  const { roleNames } = useTexts('common');
  return useCallback((code) => (roleNames as Readonly<Record<string, string>>)[code] ?? code, [roleNames]);
};
