import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { showToast } from '../../undo/toast-state.ts';

/** Jobs that failed at every try; each, or all, can be run again. */
// oxlint-disable-next-line max-lines-per-function -- a short list and its buttons
export const DeadJobs = () => {
  const texts = useTexts('messages');
  const textOf = useRefusalText();
  const client = useQueryClient();
  const answer = useCall('desk/jobs', {}, { everyMs: 60_000 });
  const jobs = answer.data?.items ?? [];
  const run = async (ids: readonly string[]): Promise<void> => {
    try {
      const result = await ask('desk/run-jobs-again', {
        body: { jobs: [...ids] },
        idempotencyKey: crypto.randomUUID(),
      });
      showToast({ type: 'success', message: texts.ran(result.run) });
      await client.invalidateQueries({ queryKey: ['desk/jobs'] });
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
  };
  return (
    <Panel
      aside={
        jobs.length > 1 && (
          <button
            className={deskButton.quiet}
            onClick={() => void run(jobs.map(({ id }) => id))}
            type="button"
          >
            {texts.runAll}
          </button>
        )
      }
      title={texts.jobs}
    >
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data && jobs.length === 0 && <p className="text-ink-soft">{texts.noJobs}</p>}
      <ul>
        {jobs.map(({ id, queue, key, error, died_at }) => (
          <li
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-0"
            key={id}
          >
            <span className="min-w-0 flex-1 basis-56">
              <bdi className="block font-medium [overflow-wrap:anywhere]" dir="ltr">
                {queue} {key}
              </bdi>
              {error !== null && (
                <bdi className="block text-sm [overflow-wrap:anywhere] text-ink-soft" dir="ltr">
                  {error}
                </bdi>
              )}
            </span>
            <span className="text-sm text-ink-soft">
              <Moment at={died_at} />
            </span>
            <button className={deskButton.quiet} onClick={() => void run([id])} type="button">
              {texts.runAgain}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
