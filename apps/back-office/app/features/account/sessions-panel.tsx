import type { DeskResult } from '@dijla/contract/desk-client';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { useMomentText } from '../../parts/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useUndoable } from '../../undo/use-undoable.ts';

type Sessions = DeskResult<'desk/sessions'>;

/** Where one is signed in; another session ends by a press, which can be undone for six seconds. */
export const SessionsPanel = () => {
  const texts = useTexts('session');
  const momentText = useMomentText();
  const answer = useCall('desk/sessions');
  const undoable = useUndoable();
  const end = ({ id, browser }: Sessions[number]): void =>
    undoable<Sessions>({
      message: texts.sessionEnds(browser),
      queryKey: ['desk/sessions'],
      change: (sessions) => sessions.filter((one) => one.id !== id),
      commit: () => ask('desk/revoke-session', { params: { sessionId: String(id) } }),
    });
  return (
    <Panel title={texts.sessions}>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      <ul>
        {answer.data?.map((session) => (
          <li
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5 first:border-0"
            key={session.id}
          >
            <span>
              <bdi className="font-medium" dir="ltr">
                {session.browser}
              </bdi>{' '}
              <bdi className="text-ink-soft" dir="ltr">
                {session.network}
              </bdi>
              <span className="block text-sm text-ink-soft">
                {session.is_current ? texts.thisDevice : texts.lastSeen(momentText(session.last_seen_at))}
              </span>
            </span>
            {!session.is_current && (
              <button
                aria-label={texts.endSessionOf(session.browser)}
                className={deskButton.plain}
                onClick={() => end(session)}
                type="button"
              >
                {texts.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
};
