import type { DeskResult } from '@dijla/contract/desk-client';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { useMomentText } from '../parts/time/moment.tsx';

type Session = DeskResult<'desk/sessions'>[number];

/** Whether the browser ran on the shop's own machine, whose network says nothing to anybody. */
const isThisMachine = (network: string): boolean => network === '127.0.0.1' || network === '0:0:0:0';

/** One session of a member, with the press that ends it; the one that looks at it has none. */
export const SessionLine = ({ session, onEnd }: { session: Session; onEnd: (session: Session) => void }) => {
  const texts = useTexts('session');
  const momentText = useMomentText();
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5 first:border-0">
      <span>
        <bdi className="font-medium" dir="ltr">
          {session.browser}
        </bdi>{' '}
        <span className="text-ink-soft">
          {isThisMachine(session.network) ? texts.thisMachine : <bdi dir="ltr">{session.network}</bdi>}
        </span>
        <span className="block text-sm text-ink-soft">
          {session.is_current ? texts.thisDevice : texts.lastSeen(momentText(session.last_seen_at))}
        </span>
      </span>
      {!session.is_current && (
        <button
          aria-label={texts.endSessionOf(session.browser)}
          className={deskButton.plain}
          onClick={() => onEnd(session)}
          type="button"
        >
          {texts.endSession}
        </button>
      )}
    </li>
  );
};
