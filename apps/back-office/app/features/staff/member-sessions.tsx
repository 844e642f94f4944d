import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-desk.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { SessionLine } from '../../session/session-line.tsx';
import { showToast } from '../../undo/toast-state.ts';

/** Where a member is signed in. Ending a session asks for the second factor again, so it is done at once. */
export const MemberSessions = ({ memberId }: { memberId: number }) => {
  const texts = useTexts('session');
  const client = useQueryClient();
  const textOf = useRefusalText();
  const params = { staffId: String(memberId) };
  const answer = useCall('desk/staff-sessions', { params });
  const end = (sessionId: number): void => {
    ask('desk/revoke-staff-session', { params: { ...params, sessionId: String(sessionId) } })
      .then(() => client.invalidateQueries())
      .catch((error: unknown) => showToast({ type: 'error', message: textOf(error) }));
  };
  const sessions = answer.data?.items ?? [];
  return (
    <section>
      <h3 className="pb-1 font-medium">{texts.sessions}</h3>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data !== undefined && sessions.length === 0 && (
        <p className="text-ink-soft">{texts.noSessions}</p>
      )}
      <ul>
        {sessions.map((session) => (
          <SessionLine key={session.id} onEnd={({ id }) => end(id)} session={session} />
        ))}
      </ul>
    </section>
  );
};
