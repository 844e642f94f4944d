import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../i18n/use-desk.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { askOnce } from '../provider-client/ask.ts';
import { refusalOf } from '../provider-client/desk-error.ts';
import { DeskShell } from '../shell/desk-shell.tsx';
import { DoorFrame } from './door-frame.tsx';
import { SessionContext } from './use-session.ts';

/**
 * Lets in who has a session, at whatever address. Who has none signs in at the same address, which then shows
 * what was wanted.
 */
export const SessionGate = () => {
  const texts = useTexts('session');
  const { data, error, refetch } = useQuery({
    queryKey: ['desk/session'],
    queryFn: () => askOnce('desk/session'),
    refetchOnWindowFocus: false,
  });
  if (data !== undefined)
    return (
      <SessionContext value={data}>
        <DeskShell />
      </SessionContext>
    );
  if (error === null) return null;
  const { code } = refusalOf(error) ?? {};
  return (
    <DoorFrame title={texts.signInTitle}>
      {code === 'desk.not-signed-in' ? (
        <p>{texts.noLink}</p>
      ) : (
        <FailureNote error={error} onRetry={() => void refetch()} />
      )}
    </DoorFrame>
  );
};
