import { useCallback } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { refusalOf } from '../provider-client/desk-error.ts';

/** Returns a function that says in words why a call was not carried out. */
export const useRefusalText = (): ((error: unknown) => string) => {
  const { noAnswer, failed } = useTexts('common');
  return useCallback(
    (error) => {
      const refusal = refusalOf(error);
      if (refusal === null) return failed;
      if (refusal.code === 'no-answer') return refusal.status === 0 ? noAnswer : failed;
      return refusal.text === '' ? failed : refusal.text;
    },
    [noAnswer, failed],
  );
};
