import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { installWorker } from '../../kept-run/own-worker.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { useSession } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { RunView } from './run-view.tsx';
import { useRun } from './use-run.ts';

/** A courier's run of today, as the shop has it. */
export const RunScreen = () => {
  const texts = useTexts('run');
  const { staff } = useSession();
  const { shown, told, stops, isOnline, answer } = useRun(staff.id);
  const isOpen = answer.data?.closings.length === 0;
  useEffect(() => {
    // What shows the run without a connection is loaded now, so that the worker keeps it with the rest.
    if (isOpen) void import('./offline-run.tsx').then(installWorker);
  }, [isOpen]);
  return (
    <Screen help={texts.help} title={texts.title}>
      {shown === null ? (
        answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <RunView isOnline={isOnline} kept={shown} stops={stops} told={told} />
      )}
    </Screen>
  );
};
