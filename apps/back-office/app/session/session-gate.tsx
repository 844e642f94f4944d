import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { withTexts } from '../i18n/desk-texts.ts';
import { useTexts } from '../i18n/use-desk.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { keptToday } from '../kept-run/forget-courier.ts';
import type { KeptRun } from '../kept-run/kept-run.ts';
import { askOnce } from '../provider-client/ask.ts';
import { currentDemand, onDemand } from '../provider-client/demands.ts';
import { refusalOf } from '../provider-client/desk-error.ts';
import { DeskShell } from '../shell/desk-shell.tsx';
import { DoorFrame } from './door-frame.tsx';
import { SessionContext } from './use-session.ts';

const DemandDialog = lazy(() =>
  withTexts(['session'], async () => ({ default: (await import('./demand-dialog.tsx')).DemandDialog })),
);
const SignInDoor = lazy(() =>
  withTexts(['session'], async () => ({ default: (await import('./sign-in-door.tsx')).SignInDoor })),
);

/** What stands in for the desk when nothing answers and this device keeps a run. */
export type OfflineProps = { kept: KeptRun; onTry: () => void };

/**
 * Lets in who has a session, at whatever address. Who has none signs in at the same address, which then shows
 * what was wanted. Where the shop does not answer, a courier has the run that the device keeps.
 */
export const SessionGate = ({ Offline }: { Offline: ComponentType<OfflineProps> }) => {
  const { desk } = useTexts('shell');
  const client = useQueryClient();
  const demand = useSyncExternalStore(onDemand, currentDemand);
  const { data, error, refetch } = useQuery({
    queryKey: ['desk/session'],
    queryFn: () => askOnce('desk/session'),
    refetchOnWindowFocus: false,
    // Asked without a connection as well: the answer is then that there is none.
    networkMode: 'always',
  });
  const [kept] = useState(keptToday);
  const tryAgain = useCallback(() => void refetch(), [refetch]);
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
  if (code === 'no-answer' && kept !== null)
    return (
      <Suspense>
        <Offline kept={kept} onTry={tryAgain} />
      </Suspense>
    );
  if (code === 'desk.not-signed-in')
    return (
      <Suspense>
        <SignInDoor onDone={(session) => client.setQueryData(['desk/session'], session)} />
      </Suspense>
    );
  return (
    <DoorFrame title={desk}>
      <FailureNote error={error} onRetry={() => void refetch()} />
    </DoorFrame>
  );
};
