import type { KeyScope } from '@dijla/contract/desk-client';
import { useCallback } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';

/** Returns the name of a scope; one that only a newer program knows is called by its code. */
export const useScopeName = (): ((scope: string) => string) => {
  const words: Readonly<Record<KeyScope, string>> = useTexts('integrations').scopeNames;
  return useCallback((scope) => words[scope as KeyScope] ?? scope, [words]);
};
