import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import type { KeptRun } from '../../kept-run/kept-run.ts';
import { RunView } from './run-view.tsx';
import { useTold } from './use-run.ts';

const tryAgainMs = 15_000;

/**
 * The run as this device keeps it, when the shop does not answer who is signed in. What is said is sent after the
 * session was found again.
 */
export const OfflineRun = ({ kept, onTry }: { kept: KeptRun; onTry: () => void }) => {
  const texts = useTexts('run');
  const shell = useTexts('shell');
  const { told, stops } = useTold(kept.run.courier_id);
  useEffect(() => {
    document.title = shell.title(texts.title);
  }, [shell, texts.title]);
  useEffect(() => {
    addEventListener('online', onTry);
    const timer = setInterval(onTry, tryAgainMs);
    return () => {
      removeEventListener('online', onTry);
      clearInterval(timer);
    };
  }, [onTry]);
  return (
    <main className="mx-auto max-w-xl px-4 pt-4 pb-10" id="main" tabIndex={-1}>
      <h1 className="pb-4 text-xl">{texts.title}</h1>
      <RunView isOnline={false} kept={kept} stops={stops} told={told} />
    </main>
  );
};
