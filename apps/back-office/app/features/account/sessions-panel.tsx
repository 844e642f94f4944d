import type { DeskResult } from '@dijla/contract/desk-client';
import { useTexts } from '../../i18n/use-desk.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { SessionLine } from '../../session/session-line.tsx';
import { useUndoable } from '../../undo/use-undoable.ts';

type Sessions = DeskResult<'desk/sessions'>;

/** Where one is signed in; another session ends by a press, which can be undone for six seconds. */
export const SessionsPanel = () => {
  const texts = useTexts('session');
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
          <SessionLine key={session.id} onEnd={end} session={session} />
        ))}
      </ul>
    </Panel>
  );
};
