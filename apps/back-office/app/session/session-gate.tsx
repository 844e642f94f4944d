import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { askOnce } from '../provider-client/ask.ts';
import { currentDemand, onDemand } from '../provider-client/demands.ts';
import { refusalOf } from '../provider-client/desk-error.ts';
import { DeskShell } from '../shell/desk-shell.tsx';
import { DoorFrame } from './door-frame.tsx';
import { SessionContext } from './use-session.ts';

const DemandDialog = lazy(async () => ({ default: (await import('./demand-dialog.tsx')).DemandDialog }));
const SignInForm = lazy(async () => ({ default: (await import('./sign-in-form.tsx')).SignInForm }));

/**
 * Lets in who has a session, at whatever address. Who has none signs in at the same address, which then shows
 * what was wanted.
 */
export const SessionGate = () => {
  const texts = useTexts('session');
  const client = useQueryClient();
  const demand = useSyncExternalStore(onDemand, currentDemand);
  const { data, error, refetch } = useQuery({
    queryKey: ['desk/session'],
    queryFn: () => askOnce('desk/session'),
    refetchOnWindowFocus: false,
  });
  if (data !== undefined)
    return (
      <SessionContext value={data}>
        <DeskShell key={data.staff.id} />
        {demand && (
          <Suspense>
            <DemandDialog demand={demand} />
          </Suspense>
        )}
      </SessionContext>
    );
  if (error === null) return null;
  const { code } = refusalOf(error) ?? {};
  return (
    <DoorFrame title={texts.signInTitle}>
      {code === 'desk.not-signed-in' ? (
        <Suspense>
          <SignInForm onDone={(session) => client.setQueryData(['desk/session'], session)} />
          <p className="pt-4 text-sm text-ink-soft">{texts.noLink}</p>
        </Suspense>
      ) : (
        <FailureNote error={error} onRetry={() => void refetch()} />
      )}
    </DoorFrame>
  );
};
